// Carries messages between a program and a web socket: each is a line here and a text there.
// usage: node web_socket.mjs ADDRESS
import { createInterface } from "node:readline";
import WebSocket from "ws";

const socket = new WebSocket(process.argv[2]);
socket.on("message", (text) => process.stdout.write(`${text}\n`));
socket.on("close", () => process.exit(0));
socket.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
socket.on("open", () => {
  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => socket.send(line));
  lines.on("close", () => socket.close());
});

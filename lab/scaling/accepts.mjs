// Whether somebody takes connections on a port of this machine.
import { connect } from "node:net";

/** @param {number} port @returns {Promise<boolean>} */
export function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

// Finds a port of loopback that nobody listens on.
import { createServer } from "node:net";

/** @returns {Promise<number>} free a moment ago: take it at once */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("No free port on loopback."));
      });
    });
  });
}

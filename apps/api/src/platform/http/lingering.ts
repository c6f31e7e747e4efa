import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Milliseconds after the server has begun to stop. */
export type Patience = {
  /** For what has not become a whole request by then. */
  readonly unfinishedMs: number;
  /** For answers, and for clients to read them. */
  readonly answersMs: number;
};

/**
 * Node looks for slow clients no more once a server stops: one that says nothing, never ends its request or never reads its
 * answer would hold the process up until it leaves with 1.
 */
export function endLingering(app: FastifyInstance, { unfinishedMs, answersMs }: Patience): void {
  const connections = new Map<Socket, ServerResponse | undefined>();
  app.server.on("connection", (socket) => {
    connections.set(socket, undefined);
    socket.once("close", () => connections.delete(socket));
  });
  app.server.on("request", ({ socket }, response) => connections.set(socket, response));
  app.addHook("preClose", async () => {
    // Fastify says so to those that come from now on alone; the others would keep their connection after the answer.
    for (const response of connections.values()) if (response) response.shouldKeepAlive = false;
    setTimeout(() => {
      for (const [socket, response] of connections) if (!isAnswering(response)) socket.destroy();
    }, unfinishedMs).unref();
    setTimeout(() => app.server.closeAllConnections(), answersMs).unref();
  });
}

/** Whether its request is here and its answer not yet there. */
function isAnswering(response: ServerResponse | undefined): boolean {
  return response?.req.complete === true && !response.writableFinished;
}

// An SMTP server that behaves as it is told: takes mails, refuses them, falls silent, or hangs up after a message.
import { once } from "node:events";
import { createServer } from "node:net";

/** @typedef {Awaited<ReturnType<typeof startMailServer>>} MailServer */
/** @typedef {{ messageId: string, to: string, at: number, message: string }} Arrived `message`: all of it, as it was sent */
/** @typedef {"take" | "refuse" | "hang" | "drop"} Manner what becomes of a message to a recipient */

/** @param {{ keep?: (mail: Arrived) => void | Promise<void> }} [how] `keep`: where mails go besides, ahead of any answer */
export async function startMailServer({ keep = () => undefined } = {}) {
  /** @type {Arrived[]} */
  const arrived = [];
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  /** Those that get no more answer. @type {Set<import("node:net").Socket>} */
  const silent = new Set();
  /** @type {(to: string) => Manner} */
  let mannerOf = () => "take";
  /** @type {(mail: Arrived) => void | Promise<void>} */
  let beforeAnswer = () => undefined;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket) && silent.delete(socket)).on("error", () => undefined);
    let [to, buffered, isMessage] = ["", "", false];
    const say = (/** @type {string} */ line) => void socket.write(`${line}\r\n`);

    const takeMessage = async (/** @type {string} */ message) => {
      const messageId = /^message-id: *(<[^>]+>)/im.exec(message)?.[1] ?? "";
      // A line that begins with a dot travels with one more.
      const mail = { messageId, to, at: performance.now(), message: message.replaceAll(/^\.\./gm, ".") };
      arrived.push(mail);
      await keep(mail);
      if (mannerOf(to) === "drop") return void socket.destroy();
      await beforeAnswer(mail);
      say("250 taken");
    };
    const obey = (/** @type {string} */ line) => {
      if (/^(EHLO|HELO)/i.test(line)) return say("250 drill");
      if (/^RCPT/i.test(line)) {
        to = /<([^>]*)>/.exec(line)?.[1] ?? "";
        if (mannerOf(to) === "hang") return void silent.add(socket);
        return say(mannerOf(to) === "refuse" ? "451 not now" : "250 go on");
      }
      if (/^DATA/i.test(line)) {
        isMessage = true;
        return say("354 go on");
      }
      if (/^QUIT/i.test(line)) return void socket.end("221 bye\r\n");
      say("250 fine");
    };
    socket.on("data", (bytes) => {
      buffered += bytes;
      for (;;) {
        const mark = isMessage ? "\r\n.\r\n" : "\r\n";
        const end = buffered.indexOf(mark);
        if (end < 0) return;
        const part = buffered.slice(0, end);
        buffered = buffered.slice(end + mark.length);
        if (!isMessage) obey(part);
        else {
          isMessage = false;
          void takeMessage(part);
        }
      }
    });
    say("220 drill");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`,
    arrived,
    /** @param {(to: string) => Manner} next */
    behave(next) {
      mannerOf = next;
    },
    /** Takes mails like a machine that was started again: what hung is cut off. */
    comeBack() {
      mannerOf = () => "take";
      for (const socket of silent) socket.destroy();
    },
    /** @param {(mail: Arrived) => void | Promise<void>} next between a message and the answer to it */
    before(next) {
      beforeAnswer = next;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Clock } from "../platform/clock.ts";
import { chosenLocale } from "../platform/http/locale.ts";
import { japanMoment } from "../platform/japan-time.ts";
import { clockPage, clockPath } from "./dev-clock.view.ts";
import { takeForms } from "./form-body.ts";
import type { MovedClock } from "./moved-clock.ts";

type MoveRequest = FastifyRequest<{ Body: { hours?: string; to?: string } }>;

const steps = { hours: [1], days: [1, 7] };
const hourMs = 3_600_000;

/** The clock of this installation, to be looked at and moved on: by hours, or to a moment in Japan. Not for production. */
export function devClockPages(moved: MovedClock) {
  return async (app: FastifyInstance): Promise<void> => {
    takeForms(app);
    app.get(clockPath, (request, reply) =>
      reply
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(
          clockPage({
            locale: chosenLocale(request.headers.cookie),
            now: moved.now(),
            aheadMs: moved.ahead(),
            steps,
          }),
        ),
    );

    app.get(`${clockPath}.json`, (_request, reply) =>
      reply.header("cache-control", "no-store").send({ now: moved.now().toISOString() }),
    );

    app.post(clockPath, async (request: MoveRequest, reply) => {
      const { hours, to } = request.body;
      const moment = momentOf(to);
      if (moment) await moved.moveTo(moment);
      else if (/^[1-9]\d{0,3}$/.test(String(hours))) await moved.moveBy(Number(hours) * hourMs);
      else return reply.status(400).send();
      return reply.redirect(clockPath, 303);
    });
  };
}

/** Every answer says the moved time as its `Date`: pages go by that, and not by the device. */
export function dateBy(clock: Clock): onRequestHookHandler {
  return (_request, reply, done) => {
    reply.header("date", clock.now().toUTCString());
    done();
  };
}

/** As an input of the browser says a day and a time; undefined for anything else. */
function momentOf(to: unknown): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(String(to)) ?? [];
  if (!day || !time) return undefined;
  const moment = japanMoment(day, time);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

// Preloaded into a copy: its machine's clock goes wrong by DRILL_CLOCK_MINUTES.
const by = Number(process.env.DRILL_CLOCK_MINUTES) * 60_000;
const Right = Date;

/** The JavaScript clock; timers and the database keep theirs. */
globalThis.Date = new Proxy(Right, {
  construct: (target, args, as) =>
    Reflect.construct(target, args.length === 0 ? [Right.now() + by] : args, as),
  get: (target, name, as) => (name === "now" ? () => Right.now() + by : Reflect.get(target, name, as)),
});

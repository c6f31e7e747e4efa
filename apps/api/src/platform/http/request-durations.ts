const name = "http_request_duration_seconds";
const help = "Time from the first byte of a request to the end of its answer";

/** Seconds: the upper ends of the buckets. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

/** What was answered so far of one method, route and status. The last bucket holds what took longer than all bounds. */
type Series = { readonly labels: string; readonly buckets: number[]; seconds: number };

/**
 * How long answers took, as a histogram of Prometheus. By hand: the library's costs each call a twentieth of what the call
 * costs, and each start what loading the library takes.
 */
export function requestDurations() {
  const all = new Map<string, Series>();
  return {
    observe({ method, route, status, seconds }: Answered): void {
      const key = `${status} ${method} ${route}`;
      let series = all.get(key);
      if (!series) {
        const labels = `method="${method}",route="${route}",status="${status}"`;
        series = { labels, buckets: [...bounds, 0].fill(0), seconds: 0 };
        all.set(key, series);
      }
      const bucket = bounds.findIndex((bound) => seconds <= bound);
      const index = bucket === -1 ? bounds.length : bucket;
      series.buckets[index] = (series.buckets[index] ?? 0) + 1;
      series.seconds += seconds;
    },
    /** Prometheus text. */
    text: () =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...[...all.values()].flatMap(linesOf), ""].join(
        "\n",
      ),
  };
}

/** A bucket of Prometheus holds all that took no longer than its bound. */
function linesOf({ labels, buckets, seconds }: Series): string[] {
  let count = 0;
  const lines = buckets.map((own, index) => {
    count += own;
    return `${name}_bucket{le="${bounds[index] ?? "+Inf"}",${labels}} ${count}`;
  });
  return [...lines, `${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`];
}

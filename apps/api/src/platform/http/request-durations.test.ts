import { expect, test } from "vitest";
import { requestDurations } from "./request-durations.ts";

test("each bucket holds all that took no longer than its bound, and the sum and the count hold everything", () => {
  const durations = requestDurations();
  for (const seconds of [0.005, 0.0051, 0.3, 7]) {
    durations.observe({ method: "GET", route: "/api/home", status: 200, seconds });
  }
  durations.observe({ method: "GET", route: "/api/home", status: 404, seconds: 0.02 });
  const lines = durations.text().split("\n");
  const of = 'method="GET",route="/api/home",status="200"';
  const counts = lines
    .filter((line) => line.startsWith("http_request_duration_seconds_bucket") && line.includes(of))
    .map((line) => line.split(" ").at(-1));
  expect(counts).toEqual(["1", "2", "2", "2", "2", "2", "3", "3", "3", "3", "4"]);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.005",${of}} 1`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${of}} 4`);
  expect(lines).toContain(`http_request_duration_seconds_sum{${of}} ${0.005 + 0.0051 + 0.3 + 7}`);
  expect(lines).toContain(`http_request_duration_seconds_count{${of}} 4`);
  expect(lines).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/home",status="404"} 1',
  );
});

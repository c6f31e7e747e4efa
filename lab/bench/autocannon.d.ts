/** The part of autocannon that the bench uses; the package brings no types. */
declare module "autocannon" {
  type Request = {
    method?: string;
    path?: string;
    body?: string;
    headers?: Record<string, string>;
    [key: string]: unknown;
  };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    /** Calls a second over all connections; without it each connection asks as soon as it was answered. */
    overallRate?: number;
    requests: { setupRequest(request: Request): Request }[];
  };
  type Result = {
    requests: { average: number; total: number };
    /** Seconds, as measured. */
    duration: number;
    latency: { average: number; p50: number; p99: number };
    statusCodeStats: Record<string, { count: number }>;
    non2xx: number;
    errors: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}

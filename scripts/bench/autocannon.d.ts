/** The part of autocannon that the bench uses; the package brings no types. */
declare module "autocannon" {
  type Request = { headers?: Record<string, string>; [key: string]: unknown };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    requests: { setupRequest(request: Request): Request }[];
  };
  type Result = {
    requests: { average: number; total: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}

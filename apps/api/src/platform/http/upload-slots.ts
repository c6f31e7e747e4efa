import { limits } from "@tomoru/contract/limits";

export type UploadSlots = {
  /** Resolves once a body of this person's may be read. */
  take(upload: object, person: string): Promise<void>;
  /** It is answered, or gone, read or not. */
  free(upload: object): void;
};

type Most = { readonly atOnce: number; readonly atOnceOfOne: number };
const usual: Most = { atOnce: limits.uploadsAtOnce, atOnceOfOne: limits.uploadsAtOnceOfOne };

/**
 * Files are in memory from their first byte to their answer: so many at once in one process, and of one person. Whoever comes beyond
 * waits with the body unread, the longest first; what one person sends holds up nobody else's.
 */
export function uploadSlots({ atOnce, atOnceOfOne }: Most = usual): UploadSlots {
  const running = new Map<object, string>();
  const waiting = new Map<object, { readonly person: string; readonly begin: () => void }>();
  const hasRoom = (person: string) =>
    running.size < atOnce && [...running.values()].filter((one) => one === person).length < atOnceOfOne;
  const letIn = () => {
    for (const [upload, { person, begin }] of waiting) {
      if (!hasRoom(person)) continue;
      waiting.delete(upload);
      running.set(upload, person);
      begin();
    }
  };
  return {
    take(upload, person) {
      const { promise, resolve: begin } = Promise.withResolvers<void>();
      waiting.set(upload, { person, begin });
      letIn();
      return promise;
    },
    free(upload) {
      waiting.delete(upload);
      if (running.delete(upload)) letIn();
    },
  };
}

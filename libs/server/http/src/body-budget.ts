/** Limits for a process's request bodies. */
export interface BodyLimits {
  /** Bytes of all bodies in memory, from their arrival until their responses are sent. */
  heldBytes: number;
  /** Unfinished bodies of one client address (`addressKey`) at a time. */
  unfinishedPerAddress: number;
}

interface Unfinished {
  address: string;
  bytes: number;
  evict: () => void;
}

/**
 * Counts request bodies in memory. When the limit is reached, the oldest unfinished body is evicted: a slow sender
 * never displaces a finished request, nor another client of the same address.
 */
export function createBodyBudget({ heldBytes, unfinishedPerAddress }: BodyLimits) {
  /** In order of arrival. */
  const unfinished = new Set<Unfinished>();
  const byAddress = new Map<string, Set<Unfinished>>();
  let held = 0;

  function close(body: Unfinished): void {
    unfinished.delete(body);
    const others = byAddress.get(body.address);
    others?.delete(body);
    if (others?.size === 0) byAddress.delete(body.address);
  }
  function evict(body: Unfinished): void {
    close(body);
    held -= body.bytes;
    body.evict();
  }
  /** Evicts until `bytes` more fit; false when finished bodies alone fill the budget. */
  function makeRoom(bytes: number): boolean {
    for (const body of unfinished) {
      if (held + bytes <= heldBytes) return true;
      evict(body);
    }
    return held + bytes <= heldBytes;
  }
  function release(bytes: number): () => void {
    let left = bytes;
    return () => {
      held -= left;
      left = 0;
    };
  }

  return {
    /** Reserves memory for a finished body; returns a function that frees it, or null if it does not fit. */
    hold(bytes: number): (() => void) | null {
      if (!makeRoom(bytes)) return null;
      held += bytes;
      return release(bytes);
    },
    /** Counts a body from its start. `evicted` is called when it is dropped; its bytes are free then. */
    open(address: string, evicted: () => void) {
      const body: Unfinished = { address, bytes: 0, evict: evicted };
      const [first] = byAddress.get(address) ?? [];
      if (first && (byAddress.get(address)?.size ?? 0) >= unfinishedPerAddress) evict(first);
      byAddress.set(address, (byAddress.get(address) ?? new Set()).add(body));
      unfinished.add(body);
      return {
        received(bytes: number): void {
          if (unfinished.has(body) && makeRoom(bytes) && unfinished.has(body)) {
            held += bytes;
            body.bytes += bytes;
          }
        },
        /** The body is complete and can no longer be evicted; returns a function that frees its bytes. */
        finished(): () => void {
          close(body);
          return release(body.bytes);
        },
        /** The body was never completed. */
        failed(): void {
          if (!unfinished.has(body)) return;
          close(body);
          held -= body.bytes;
        },
      };
    },
  };
}

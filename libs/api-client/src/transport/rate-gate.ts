import type { CallRequest } from './call-request';

/**
 * What a 429 speaks for. The limits on signing in count one account, for up to a day: they must not lock the rest of the
 * site, nor another student at the same machine.
 */
function scopeOf({ call, args }: CallRequest): string {
  if (!call.includes(' /api/auth/')) return 'site';
  const email = args && typeof args === 'object' && 'email' in args ? args.email : '';
  return `${call} ${email}`;
}

/** Remembers until when the server asked not to be asked again. */
export function createRateGate(now: () => number = Date.now) {
  const openAt = new Map<string, number>();
  return {
    close(request: CallRequest, seconds: number): void {
      const scope = scopeOf(request);
      openAt.set(scope, Math.max(openAt.get(scope) ?? 0, now() + seconds * 1_000));
    },
    /** Seconds still to wait before this call may be sent; 0 when it may. */
    waitS: (request: CallRequest): number => Math.max(0, Math.ceil(((openAt.get(scopeOf(request)) ?? 0) - now()) / 1_000)),
  };
}

export type RateGate = ReturnType<typeof createRateGate>;

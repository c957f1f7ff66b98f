import type { CallRequest } from './call-request';
import { uptime } from './uptime';

/** Whose limit a call counts against: before there is a session, that of the e-mail; else that of the token it travels with. */
function accountOf({ call, args, token }: CallRequest, current: string | undefined): string {
  const email: unknown =
    call.includes(' /api/auth/') && args && typeof args === 'object' && 'email' in args ? args.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : (token ?? current ?? '');
}

/**
 * Remembers which calls the server asked not to be sent again, and until when. A refusal holds for one call (method and
 * path template) of one account: every other call goes on, and so does the next student.
 * @param current the session's token at this moment.
 * @param now milliseconds of a clock that nobody sets.
 */
export function createRateGate(current: () => string | undefined, now: () => number = uptime) {
  const openAt = new Map<string, number>();
  return {
    /** The gate of one call as it is sent: the session may be another one when the answer comes. */
    of(request: CallRequest) {
      const scope = `${request.call} ${accountOf(request, current())}`;
      return {
        /** Seconds still to wait before this call may be sent; 0 when it may. */
        waitS: (): number => Math.max(0, Math.ceil(((openAt.get(scope) ?? 0) - now()) / 1_000)),
        close(seconds: number): void {
          for (const [known, until] of openAt) if (until <= now()) openAt.delete(known);
          openAt.set(scope, Math.max(openAt.get(scope) ?? 0, now() + seconds * 1_000));
        },
      };
    },
  };
}

export type RateGate = ReturnType<typeof createRateGate>;

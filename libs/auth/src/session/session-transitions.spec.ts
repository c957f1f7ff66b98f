import { actAfter, type SessionEvent } from './session-transitions';

const ENDINGS: SessionEvent[] = [
  'profile-refused',
  'call-refused',
  'account-gone',
  'cookie-gone',
  'account-gone-elsewhere',
];

it('a student who is leaving is beyond every event', () => {
  for (const event of [...ENDINGS, 'profile-known', 'profile-unavailable'] as const)
    expect([event, actAfter(event, 'signed-in', true)]).toEqual([event, null]);
});

it('ends only what has begun: a visitor has no session', () => {
  for (const event of ENDINGS) {
    expect([event, actAfter(event, 'signed-out', false)]).toEqual([event, null]);
    for (const status of ['loading', 'unknown', 'signed-in'] as const)
      expect([event, status, actAfter(event, status, false)]).not.toContain(null);
  }
});

it('leaves the page only where the server refused, not where the session was left elsewhere', () => {
  const acts = ENDINGS.map((event) => actAfter(event, 'signed-in', false));
  expect(acts).toEqual(['endSilently', 'endTelling', 'leaveAccount', 'forget', 'forgetAccount']);
});

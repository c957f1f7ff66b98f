import { actAfter, type SessionEvent } from './session-transitions';

const ENDINGS: SessionEvent[] = [
  'profile-refused',
  'call-refused',
  'account-gone',
  'cookie-gone',
  'account-gone-elsewhere',
];

it('no event changes the session of a student who is logging out', () => {
  for (const event of [...ENDINGS, 'profile-known', 'profile-unavailable'] as const)
    expect([event, actAfter(event, 'signed-in', true)]).toEqual([event, null]);
});

it('only a session that has begun can end: a visitor has none', () => {
  for (const event of ENDINGS) {
    expect([event, actAfter(event, 'signed-out', false)]).toEqual([event, null]);
    for (const status of ['loading', 'unknown', 'signed-in'] as const)
      expect([event, status, actAfter(event, status, false)]).not.toContain(null);
  }
});

it('the page is left only if the server refused, not if the session ended elsewhere', () => {
  const acts = ENDINGS.map((event) => actAfter(event, 'signed-in', false));
  expect(acts).toEqual(['endSilently', 'endTelling', 'leaveAccount', 'forget', 'forgetAccount']);
});

import axios, { type AxiosAdapter } from 'axios';
import { earlyFirst, type EarlyRequests } from './early-requests';
import { createHttp } from './http';

const URL = '/api/customer-area/question/review?per_page=20';
const sent = jest.fn<ReturnType<AxiosAdapter>, Parameters<AxiosAdapter>>((config) =>
  Promise.resolve({ data: '"sent"', status: 200, statusText: 'OK', headers: {}, config }),
);

const response = (status: number, body: string) =>
  Promise.resolve({
    status,
    statusText: '',
    headers: new Map([['date', 'Sat, 28 Nov 2026 12:00:00 GMT']]),
    text: () => Promise.resolve(body),
  } as unknown as Response);

const open = (early?: Partial<EarlyRequests>, token = 'ana') => {
  globalThis.earlyRequests = early && { token: 'ana', responses: {}, ...early };
  return createHttp({ baseUrl: '', token: () => token, adapter: earlyFirst(sent) });
};
const read = async (http = open(), method = 'GET') => {
  const { data } = await http.request<unknown>({
    method,
    url: '/api/customer-area/question/review',
    params: { per_page: 20 },
  });
  return data;
};

beforeEach(() => sent.mockClear());
afterEach(() => void (globalThis.earlyRequests = undefined));

it('takes once what the document has requested, with its headers', async () => {
  const http = open({ responses: { [URL]: response(200, '{"total":3}') } });
  const first = await http.get(URL);
  expect([first.data, first.headers['date'], sent.mock.calls]).toEqual([
    { total: 3 },
    'Sat, 28 Nov 2026 12:00:00 GMT',
    [],
  ]);
  expect(await read(http)).toBe('sent');
});

it('knows a request by its address with the parameters', async () => {
  expect(await read(open({ responses: { [URL]: response(200, '"early"') } }))).toBe('early');
});

it.each([
  ['the document has sent nothing', () => open()],
  [
    'it has sent another request',
    () => open({ responses: { '/api/customer-area/user/me': response(200, '"early"') } }),
  ],
  ['it has failed', () => open({ responses: { [URL]: Promise.reject(new TypeError('Failed to fetch')) } })],
  ['another student has signed in since', () => open({ responses: { [URL]: response(200, '"early"') } }, 'bia')],
])('sends the request itself if %s', async (_case, client) => {
  expect(await read(client())).toBe('sent');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('sends the request itself if the document has taken it back meanwhile', async () => {
  const reading = read(open({ responses: { [URL]: response(200, '"early"') } }));
  globalThis.earlyRequests = undefined;
  expect(await reading).toBe('sent');
});

it('hands on a refusal, which it does not repeat', async () => {
  const http = open({ responses: { [URL]: response(503, '{"erro":["Espere."]}') } });
  await expect(http.get(URL)).rejects.toMatchObject({ response: { status: 503, data: { erro: ['Espere.'] } } });
  expect(sent).not.toHaveBeenCalled();
});

it('sends what writes, and what is asked long after the document', async () => {
  const early = () => open({ responses: { [URL]: response(200, '"early"') } });
  expect(await read(early(), 'DELETE')).toBe('sent');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await read(early())).toBe('sent');
  clock.mockRestore();
});

it("is the browser's own way of sending by default", () => {
  expect(axios.getAdapter('xhr')).toEqual(expect.any(Function));
  expect(earlyFirst()).toEqual(expect.any(Function));
});

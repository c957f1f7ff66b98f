import type { InternalAxiosRequestConfig } from 'axios';
import { toAxiosRequest, type CallRequest } from './call-request';
import { createHttp } from './http';

async function sent(request: CallRequest, token?: string) {
  let config: InternalAxiosRequestConfig | undefined;
  const http = createHttp({
    baseUrl: 'http://api.test',
    token: () => token,
    adapter: async (asked) => {
      config = asked;
      return { data: null, status: 200, statusText: '', headers: {}, config: asked };
    },
  });
  await http.request(toAxiosRequest(request));
  return { address: decodeURIComponent(http.getUri(config)), config };
}

describe('a call on its way to the API', () => {
  it('writes arrays as key[] and omits absent values', async () => {
    const { address } = await sent({
      call: 'GET /api/question',
      args: { ano: [2023, 2024], busca: undefined, banca_id: [], page: 2 },
    });
    expect(address).toBe('http://api.test/api/question?ano[]=2023&ano[]=2024&page=2');
  });

  it('puts path parameters into the path and nowhere else', async () => {
    const { address, config } = await sent({ call: 'DELETE /api/customer-area/question-map/{id}', args: { id: 7 } });
    expect([address, config?.data]).toEqual(['http://api.test/api/customer-area/question-map/7', undefined]);
  });

  it('sends the arguments of a writing call as its body', async () => {
    const { address, config } = await sent({
      call: 'POST /api/customer-area/question-map/reset',
      args: { mapa_id: 3 },
    });
    expect([address, config?.data]).toEqual(['http://api.test/api/customer-area/question-map/reset', '{"mapa_id":3}']);
  });

  it('sends no body without arguments', async () => {
    const { config } = await sent({ call: 'POST /api/auth/logout', args: undefined });
    expect(config?.data).toBeUndefined();
  });

  it('carries the token of the session, or a bound token', async () => {
    const request = { call: 'GET /api/customer-area/user/me', args: undefined } as const;
    expect((await sent(request)).config?.headers.get('Authorization')).toBeUndefined();
    expect((await sent(request, 'atual')).config?.headers.get('Authorization')).toBe('Bearer atual');
    expect((await sent({ ...request, token: 'antigo' }, 'atual')).config?.headers.get('Authorization')).toBe(
      'Bearer antigo',
    );
  });
});

import { createAppStore, createClient } from '@mapa/api-client';
import { TOKEN_COOKIE } from '@mapa/domain';
import Cookies from 'js-cookie';

/** The store of the student area, over this origin's API. */
export const createStore = () => createAppStore({ client: createClient({ baseUrl: '', token: () => Cookies.get(TOKEN_COOKIE) }) });

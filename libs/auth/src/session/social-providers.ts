import type { RuntimeConfig } from '@mapa/domain';

/** Ids and addresses of the two providers in this deployment; an empty id disables the provider. */
export type SocialSetting = Pick<
  RuntimeConfig,
  'googleClientId' | 'googleAccountsUrl' | 'googleApiUrl' | 'facebookAppId' | 'facebookSdkUrl' | 'facebookApiUrl'
>;

/** A person's data from a provider, in the shape of the sign-up call. */
export type SocialIdentity = { nome: string; email: string; social_id: string } & (
  | {
      tipo_cadastro: 'google';
      social_data: {
        googleId: string;
        tokenObj: { access_token: string; idpId: 'google' };
        profileObj: { name: string; email: string };
      };
    }
  | { tipo_cadastro: 'facebook'; social_data: { userID: string; accessToken: string; name: string; email: string } }
);

const ANSWER_MS = 10_000;

/** Reads a response of a provider's API. The token goes in a header, as addresses end up in logs. */
export async function readFrom<T>(url: string, accessToken: string): Promise<Partial<T>> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}` },
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}`);
  return (await response.json()) as Partial<T>;
}

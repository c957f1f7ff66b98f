import { loadScript } from './load-script';
import { readFrom, type SocialIdentity, type SocialSetting } from '../session/social-providers';

interface TokenAnswer {
  access_token?: string;
  error?: string;
}

interface TokenClientSetting {
  client_id: string;
  scope: string;
  callback: (answer: TokenAnswer) => void;
  /** The window was closed or could not open. */
  error_callback: (error: { type?: string }) => void;
}

/** The part of Google Identity Services that we use. */
interface GoogleServices {
  accounts: { oauth2: { initTokenClient: (setting: TokenClientSetting) => { requestAccessToken: () => void } } };
}

const SCOPE = 'openid profile email';

function requestToken(client_id: string): Promise<string> {
  const { google } = window as { google?: GoogleServices };
  if (!google) return Promise.reject(new Error('Google’s script defined nothing'));
  return new Promise((resolve, reject) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id,
      scope: SCOPE,
      callback: ({ access_token, error }) =>
        access_token ? resolve(access_token) : reject(new Error(error ?? 'Google gave no token')),
      error_callback: ({ type }) => reject(new Error(type ?? 'Google’s window failed')),
    });
    client.requestAccessToken();
  });
}

/**
 * Lets a person choose a Google account in Google's own window and reads their identity.
 * @throws when the window is closed, nothing is granted, or Google is unavailable
 */
export async function askGoogle({
  googleClientId,
  googleAccountsUrl,
  googleApiUrl,
}: SocialSetting): Promise<SocialIdentity> {
  await loadScript(`${googleAccountsUrl}/gsi/client`);
  const access_token = await requestToken(googleClientId);
  const {
    sub,
    name = '',
    email = '',
  } = await readFrom<{ sub: string; name: string; email: string }>(`${googleApiUrl}/oauth2/v3/userinfo`, access_token);
  if (!sub) throw new Error('Google did not say who this is');
  return {
    tipo_cadastro: 'google',
    nome: name,
    email,
    social_id: sub,
    social_data: { googleId: sub, tokenObj: { access_token, idpId: 'google' }, profileObj: { name, email } },
  };
}

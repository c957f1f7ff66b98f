import { loadScript } from './load-script';
import { readFrom, type SocialIdentity, type SocialSetting } from '../session/social-providers';

interface LoginAnswer {
  authResponse?: { accessToken: string; userID: string } | null;
}

/** The part of Facebook's SDK that we use. */
interface FacebookSdk {
  init: (setting: { appId: string; version: string; cookie: boolean; xfbml: boolean; status: boolean }) => void;
  login: (callback: (answer: LoginAnswer) => void, options: { scope: string }) => void;
}

const VERSION = 'v23.0';
const SCOPE = 'public_profile,email';

const sdk = (): FacebookSdk => {
  const { FB } = window as { FB?: FacebookSdk };
  if (!FB) throw new Error('Facebook’s script defined nothing');
  return FB;
};

const login = (): Promise<LoginAnswer> => new Promise((resolve) => sdk().login(resolve, { scope: SCOPE }));

/**
 * Signs a person in to Facebook in Facebook's own window and reads the identity.
 * @returns null when the person declined; the e-mail is empty where Facebook has none or may not share it.
 * @throws when Facebook is unavailable.
 */
export async function askFacebook({
  facebookAppId,
  facebookSdkUrl,
  facebookApiUrl,
}: SocialSetting): Promise<SocialIdentity | null> {
  await loadScript(`${facebookSdkUrl}/pt_BR/sdk.js`);
  sdk().init({ appId: facebookAppId, version: VERSION, cookie: false, xfbml: false, status: false });
  const { authResponse } = await login();
  if (!authResponse) return null;
  const { accessToken, userID } = authResponse;
  const { name = '', email = '' } = await readFrom<{ name: string; email: string }>(
    `${facebookApiUrl}/me?${new URLSearchParams({ fields: 'name,email' })}`,
    accessToken,
  );
  return {
    tipo_cadastro: 'facebook',
    nome: name,
    email,
    social_id: userID,
    social_data: { userID, accessToken, name, email },
  };
}

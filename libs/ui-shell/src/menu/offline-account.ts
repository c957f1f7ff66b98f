/** What the menus say while the profile cannot be had. */
export const OFFLINE_ACCOUNT = 'Sem conexão com a sua conta. O que você responder fica guardado neste aparelho.';

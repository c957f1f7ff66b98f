import { FRESH_SESSION_MINUTES } from './constants';

/** Sentences that only the servers send, separate so that no page's bundle contains them. */
export const SERVER_MESSAGES = {
  tooLarge: 'O conteúdo enviado é grande demais.',
  tooSlow: 'A requisição demorou demais para chegar.',
  badJson: 'O corpo da requisição não é um JSON válido.',
  badMediaType: 'O tipo de conteúdo enviado não é aceito; envie JSON.',
  commonPassword: 'Esta senha é fácil de adivinhar. Escolha outra, por exemplo uma frase que só você conhece.',
  noPassword: 'Sua conta ainda não tem senha. Peça o link de redefinição por e-mail para criar uma.',
  staleSession: `Sua conta não tem senha para confirmar. Saia, entre de novo e apague a conta em até ${FRESH_SESSION_MINUTES} minutos.`,
  passwordReset: 'Sua senha foi redefinida. Entre com a nova senha.',
  emailConfirmed: 'E-mail confirmado. Bons estudos!',
  emailAlreadyConfirmed: 'Seu e-mail já está confirmado.',
  confirmationSent: 'Enviamos um novo e-mail de confirmação. Se não o encontrar, olhe também o spam.',
  deadLink: 'Este link não funciona mais: expirou, já foi usado ou foi trocado por um mais novo. Peça outro.',
} as const;

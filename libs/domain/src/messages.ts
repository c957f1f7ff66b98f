import { PERSON_NAME_MAX_LENGTH } from './constants';

/** Sentences that the specification fixes to the letter, and those that more than one project says. */
export const MESSAGES = {
  busy: 'Aguarde...',
  passwordsDiffer: 'As senhas não correspondem.',
  termsRequired: 'Favor aceitar os termos',
  rateLimited:
    'Atenção!! Muitas solicitações em um curto período de tempo, aguarde um momento e tente novamente.',
  resendFailed: 'Falha ao enviar o e-mail. Tente novamente',
  recoveryFailed: 'Erro ao enviar email',
  recoverySent:
    'Se o seu endereço de email existir em nosso sistema, você receberá um email com o link para redefinir sua senha.',
  passwordReset: 'Sua senha foi redefinida. Entre com a nova senha.',
  emailConfirmed: 'E-mail confirmado. Bons estudos!',
  emailAlreadyConfirmed: 'Seu e-mail já está confirmado.',
  confirmationSent: 'Enviamos um novo e-mail de confirmação. Se não o encontrar, olhe também o spam.',
  deadLink: 'Este link não funciona mais: expirou, já foi usado ou foi trocado por um mais novo. Peça outro.',
  loginRefused: 'Login Recusado',
  nameTooLong: `O nome deve ter no máximo ${PERSON_NAME_MAX_LENGTH} caracteres.`,
  badEmail: 'O e-mail informado não é válido.',
  commonPassword: 'Esta senha é fácil de adivinhar. Escolha outra, por exemplo uma frase que só você conhece.',
  wrongCredentials: 'E-mail ou senha incorretos.',
  sessionEnded: 'Sua sessão terminou. Entre novamente para continuar.',
  notFound: 'Não encontramos o que você procura.',
  forbidden: 'Você não tem permissão para fazer isto.',
  unavailable: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  unexpected: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
  offline: 'Sem conexão. Verifique sua internet e tente novamente.',
  tooLarge: 'O conteúdo enviado é grande demais.',
  badJson: 'O corpo da requisição não é um JSON válido.',
  badMediaType: 'O tipo de conteúdo enviado não é aceito; envie JSON.',
} as const;

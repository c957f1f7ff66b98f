/** Sentences that the specification fixes verbatim, and those shared by several projects. */
export const MESSAGES = {
  busy: 'Aguarde...',
  passwordsDiffer: 'As senhas não correspondem.',
  termsRequired: 'Favor aceitar os termos',
  rateLimited: 'Atenção!! Muitas solicitações em um curto período de tempo, aguarde um momento e tente novamente.',
  resendFailed: 'Falha ao enviar o e-mail. Tente novamente',
  recoveryFailed: 'Erro ao enviar email',
  recoverySent:
    'Se o seu endereço de email existir em nosso sistema, você receberá um email com o link para redefinir sua senha.',
  loginRefused: 'Login Recusado',
  wrongCredentials: 'E-mail ou senha incorretos.',
  sessionEnded: 'Sua sessão terminou. Entre novamente para continuar.',
  accountGone: 'Esta conta foi excluída.',
  notFound: 'Não encontramos o que você procura.',
  forbidden: 'Você não tem permissão para fazer isto.',
  unavailable: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  unexpected: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
  /** The product in one sentence, for visitors. */
  mapInShort:
    'Um mapa é a sua prova em ordem de estudo: os assuntos, do que mais cai ao que menos cai, cada um com as suas questões.',
  offline: 'Sem conexão. Verifique sua internet e tente novamente.',
} as const;

/** A sentence about an internal error, with the id under which it is logged, which a student can report. */
export const withErrorCode = (sentence: string, requestId: string): string =>
  `${sentence} Código do erro: ${requestId}.`;

/** What logout says of answers that could not be sent. */
export const remainingAnswers = (count: number): string =>
  count === 1
    ? 'Você saiu. 1 resposta ainda não foi enviada: ela fica guardada neste dispositivo e segue quando você entrar de novo.'
    : `Você saiu. ${count} respostas ainda não foram enviadas: elas ficam guardadas neste dispositivo e seguem quando você entrar de novo.`;

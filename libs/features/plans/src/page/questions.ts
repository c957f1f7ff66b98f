import { FREE_PLAN, PLAN_LIMITS, listText, planFeatures } from '@mapa/domain';

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const freely = listText(planFeatures(PLAN_LIMITS[FREE_PLAN]).map(lowered));

/** Frequent questions about the plans, with their answers. */
export const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  [
    'Dá para estudar sem pagar?',
    `Sim, e sem prazo. O plano gratuito permite ${freely}. Para criar a conta não é preciso cartão.`,
  ],
  [
    'O que acontece quando chego ao limite do plano gratuito?',
    'Você é avisado antes, e nada do que já fez se perde: respostas, progresso e cadernos ficam guardados. As questões do dia voltam à meia-noite, no horário de Brasília; para um novo mapa ou caderno basta remover um dos seus.',
  ],
  [
    'Os planos pagos permitem coisas diferentes?',
    'Não. Todos permitem o mesmo; mudam apenas o prazo e o preço por mês.',
  ],
  [
    'E se eu voltar ao plano gratuito?',
    'Seus mapas, cadernos e respostas continuam seus, mesmo que passem do limite. Só para acrescentar outros é que o limite volta a valer.',
  ],
  [
    'Como posso pagar?',
    'Com cartão de crédito, PIX ou boleto. A assinatura, que se renova todo mês até você cancelar, é paga só com cartão; os outros planos terminam sozinhos, sem nova cobrança.',
  ],
  [
    'Posso desistir depois de assinar?',
    'Sim. Pelo Código de Defesa do Consumidor (art. 49), quem contrata pela internet pode desistir em até 7 dias e recebe de volta tudo o que pagou.',
  ],
];

import {
  FREE_PLAN,
  MESSAGES,
  PLAN_LIMITS,
  RECOVERY_LINK_MINUTES,
  listText,
  planFeatures,
  routePath,
} from '@mapa/domain';
import { Link, type AnswerListProps } from '@mapa/ui-kit';

interface HelpPart {
  /** The fragment of the section's address. */
  id: string;
  title: string;
  items: AnswerListProps['items'];
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const freely = listText(planFeatures(PLAN_LIMITS[FREE_PLAN]).map(lowered));

/** Questions and answers about the product, by theme. */
export const HELP: readonly HelpPart[] = [
  {
    id: 'conta',
    title: 'Conta e acesso',
    items: [
      [
        'Não recebi o e-mail de confirmação.',
        'Procure na caixa de spam. Se não estiver lá, entre na sua conta e peça outro pelo aviso no alto da página, em “clique aqui”. Só o link mais novo vale.',
      ],
      [
        'Esqueci a senha.',
        <>
          Peça um link em <Link to={routePath('recoverPassword')}>Recuperar Senha</Link>. Ele serve uma vez só, por{' '}
          {RECOVERY_LINK_MINUTES} minutos; se pedir outro, o anterior deixa de valer.
        </>,
      ],
      [
        'Por que saí da conta em outro aparelho?',
        'Quem muda a senha sai de todos os outros aparelhos, por segurança. Nada do que você respondeu se perde.',
      ],
    ],
  },
  {
    id: 'estudo',
    title: 'Mapas e questões',
    items: [
      [
        'O que é um mapa?',
        <>
          {MESSAGES.mapInShort} Escolha o seu em <Link to={routePath('maps')}>Mapas</Link>.
        </>,
      ],
      [
        'Respondi sem internet. Perdi a resposta?',
        'Não. Ela fica guardada no aparelho e segue sozinha quando a conexão volta; o gabarito chega em seguida. Até lá, não apague os dados do navegador.',
      ],
      [
        'O que é “Só ler”?',
        'É ver o gabarito sem responder. A questão fica marcada como lida e não conta no seu acerto nem na estatística de ninguém.',
      ],
      [
        'Imprimi um caderno com o gabarito. As respostas contam?',
        'Contam no seu progresso e no seu aproveitamento. Nas estatísticas de todos, na comparação e na TRI entra só o que você respondeu antes de o gabarito ser liberado.',
      ],
      [
        'E se o gabarito mudar depois que eu respondi?',
        <>
          <Link to={routePath('today')}>Hoje</Link> avisa uma vez, com o gabarito de antes e o de agora. Notas de prova,
          simulados e revisões passam a seguir o novo; se a questão for anulada, o ponto é de todos.
        </>,
      ],
      [
        'Se eu recomeçar um mapa, perco o que fiz?',
        'O progresso volta a zero, mas as respostas antigas continuam guardadas no seu histórico.',
      ],
      [
        'Como é feito o plano da semana?',
        <>
          Em <Link to={routePath('today')}>Hoje</Link> você diz quanto tempo tem em cada dia. O plano divide essas horas
          entre o que está na hora de rever, os assuntos que mais pesam no seu erro e o mapa que você está fazendo, e se
          refaz com o que você respondeu: o que ficou para trás passa para os dias que restam.
        </>,
      ],
      [
        'Como desligo o lembrete por e-mail?',
        <>
          Pelo link no fim de cada mensagem, sem entrar na conta, ou em <Link to={routePath('today')}>Hoje</Link>.
        </>,
      ],
      ['Dá para responder só com o teclado?', 'Sim. Em uma questão, aperte “?” para ver os atalhos.'],
      [
        'Por que não vejo as questões anuladas?',
        'Anuladas e desatualizadas ficam ocultas para não confundir o estudo. A lista diz quantas são, e um clique as mostra.',
      ],
    ],
  },
  {
    id: 'planos',
    title: 'Planos',
    items: [
      [
        'O que dá para fazer de graça?',
        <>
          O plano gratuito permite {freely}. Compare com os pagos em <Link to={routePath('plans')}>Planos</Link>.
        </>,
      ],
      ['Quando voltam as questões do dia?', 'À meia-noite, no horário de Brasília.'],
    ],
  },
];

const FREQUENT = [
  'O que é um mapa?',
  'O que dá para fazer de graça?',
  'Respondi sem internet. Perdi a resposta?',
  'O que é “Só ler”?',
];

/** The questions that new visitors ask most, in display order. */
export const frequentAnswers: AnswerListProps['items'] = FREQUENT.flatMap((question) =>
  HELP.flatMap(({ items }) => items).filter(([asked]) => asked === question),
);

import type { CallKey } from '@mapa/api-contract';

interface Tag {
  readonly name: string;
  readonly description: string;
}

/** The resources in the page's order; a call belongs to the first whose pattern matches its path. */
const RESOURCES: readonly (Tag & { readonly path: RegExp })[] = [
  { path: /^(health-check|sitemap)/, name: 'Serviço', description: 'Se o Mapa está no ar, e que páginas ele tem.' },
  { path: /^auth\//, name: 'Acesso', description: 'Entrar, criar a conta, recuperar a senha e sair.' },
  { path: /^user\//, name: 'Conta', description: 'O perfil, o plano e os dados de quem chama.' },
  { path: /^(plan|payment)/, name: 'Planos', description: 'Os planos à venda, o pagamento e o cancelamento.' },
  { path: /^institution/, name: 'Bancas', description: 'Bancas e órgãos.' },
  { path: /^matter/, name: 'Matérias', description: 'Matérias e a árvore dos seus assuntos.' },
  {
    path: /^(exam\/create-question-notebook|question-notebook)/,
    name: 'Cadernos',
    description: 'Cadernos de questões, de um filtro, de uma prova ou escolhidas.',
  },
  {
    path: /^(sitting|exam\/sitting-offer)/,
    name: 'Simulados',
    description: 'Provas feitas contra o relógio, sem gabarito até o fim.',
  },
  {
    path: /^(today|road|study-plan|reminder)/,
    name: 'Hoje',
    description: 'O que há para estudar hoje e o plano da semana.',
  },
  {
    path: /^(exam|performance|question\/tri)/,
    name: 'Provas',
    description: 'Provas, a sua incidência e o desempenho nelas.',
  },
  { path: /^question-map/, name: 'Mapas', description: 'Mapas de questões e o progresso neles.' },
  {
    path: /^question\/comment/,
    name: 'Comentários',
    description: 'Comentários de questões e as solicitações aos professores.',
  },
  {
    path: /^edital/,
    name: 'Editais',
    description: 'Editais que viram mapas: o programa, os pesos e a ordem de estudo.',
  },
  { path: /^desk/, name: 'Mesa', description: 'O que a equipe faz com provas, questões e papéis.' },
  { path: /^moderation/, name: 'Moderação', description: 'A fila de denúncias, para admin e master.' },
  {
    path: /^(sample-)?question/,
    name: 'Questões',
    description: 'Questões, respostas, favoritas, anotações e revisão.',
  },
];

export const TAGS: readonly Tag[] = RESOURCES.map(({ name, description }) => ({ name, description }));

/** The resource that a call belongs to. */
export function tagOf(name: CallKey): string {
  const path = name.replace(/^\w+ \/api\/(customer-area\/)?/, '');
  const resource = RESOURCES.find((one) => one.path.test(path));
  if (!resource) throw new Error(`${name} belongs to no resource of the API description`);
  return resource.name;
}

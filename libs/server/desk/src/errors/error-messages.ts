import { IMPORT_RUNNING } from '@mapa/server-importer';
import { missing, offline, wrong, type Rules } from '@mapa/server-platform';

const WHOLE_ADDRESS = 'Escreva o endereço inteiro, a começar por https://.';
const NAMELESS = 'Escreva um nome com letras ou números.';

/** Rules of the staff's desk. */
export const DESK = {
  noSuchPerson: missing('Esta conta não existe mais.', 'a role is granted to an account that is not there'),
  lastMaster: wrong(
    'papel',
    'Esta é a única conta Master: dê antes esse papel a outra.',
    'the last master would be none',
  ),
  noSuchPaper: missing('Esta prova não está na mesa.', 'a paper is not there, or is another teacher’s'),
  noSuchDraft: missing('Esta questão não está na prova.', 'a question that the paper of the desk does not have'),
  paperBusy: wrong(
    'erro',
    'A prova está sendo lida ou publicada: espere terminar.',
    'a paper is changed while a job works on it',
  ),
  wrongFiles: wrong(
    'arquivos',
    'Traga um arquivo com as questões e, se houver, um com o gabarito.',
    'the files of a paper are not one of questions and at most one key',
  ),
  tooManyPapers: wrong(
    'erro',
    'Você tem {maximo} provas em andamento: publique ou descarte uma antes.',
    'somebody begins more papers than one may have under way',
  ),
  filesTaken: wrong('erro', 'Os arquivos desta prova já foram lidos.', 'a piece of a file comes after the reading'),
  filesMissing: wrong(
    'erro',
    'Os arquivos ainda não chegaram inteiros.',
    'a paper is to be read before its files are there, or after they were used up',
  ),
  notRead: wrong('erro', 'Esta prova ainda não foi lida.', 'a paper is to be published before it was read'),
  paperWithoutName: wrong(
    'nome',
    'Diga o nome da prova antes de publicar.',
    'a paper without a name is to be published',
  ),
  oneField: wrong('erro', 'Mude um campo de cada vez.', 'a correction names no field of a question, or several'),
  jobStopped: offline(
    'O servidor parou no meio: tente de novo. Os arquivos continuam aqui.',
    'never answered: what a paper says whose job ended without an outcome',
  ),
  taskStopped: offline(
    'O servidor parou no meio, e nada mudou: tente de novo.',
    'never answered: what a change of many questions says whose job ended without an outcome',
  ),
  draftHasProblem: wrong(
    'estado',
    'Esta questão ainda não pode entrar no banco: {problema}.',
    'a question is to be accepted that the bank would refuse',
  ),
  noNextDraft: wrong(
    'erro',
    'Não há questão depois desta para juntar.',
    'the last question of a paper is to be joined',
  ),
  tooManyDrafts: wrong(
    'erro',
    'A prova já tem {maximo} questões, o máximo da mesa.',
    'a question is split in a paper that has as many as the desk takes',
  ),
  tooManyAlternatives: wrong(
    'erro',
    'As duas juntas teriam mais de {maximo} alternativas.',
    'two questions are joined that have too many alternatives together',
  ),
  emptyPart: wrong('corte', 'Uma das duas partes ficaria vazia.', 'a question is split where nothing is on one side'),
  nothingToUndo: wrong('erro', 'Não há o que desfazer.', 'the last act on a paper is undone, and there is none'),
  draftChangedSince: wrong(
    'erro',
    '“{nome}” mudou depois disso: não há como desfazer.',
    'a split or a join is undone, and one of its questions was corrected since',
  ),
  pictureRefused: wrong('base64', 'A figura não pode ser usada: {problema}.', 'a picture that the bank would refuse'),
  tooManyPictures: wrong(
    'base64',
    'A prova já tem {maximo} figuras, o máximo da mesa.',
    'a picture is put into a paper that has as many as the desk takes',
  ),
  importRunning: IMPORT_RUNNING,
  noSuchAnswer: wrong('gabarito', 'A questão não tem esta resposta.', 'a key that is no answer of the question'),
  sameKey: wrong('gabarito', 'Este já é o gabarito da questão.', 'a key is corrected to what it is'),
  noAddress: wrong('fonte', WHOLE_ADDRESS, 'the source of a key is no address of a page or a document'),
  keyDay: wrong(
    'publicado_em',
    'Este dia ainda não chegou: confira quando a banca publicou o gabarito.',
    'a key was published on a day that is still to come',
  ),
  oneProposal: wrong(
    'erro',
    'Proponha o gabarito ou o texto, um de cada vez.',
    'a proposal names neither a key nor texts, or both',
  ),
  tooManyProposals: wrong(
    'erro',
    'Você tem {maximo} propostas à espera: aguarde a decisão de algumas.',
    'somebody proposes more corrections than may wait',
  ),
  noSuchProposal: missing('Esta proposta não está na lista.', 'a proposed correction is decided that is not there'),
  proposalDecided: wrong(
    'erro',
    'Esta proposta já foi decidida.',
    'a proposed correction is decided that somebody else decided meanwhile',
  ),
  proposalLate: wrong(
    'erro',
    'A questão mudou depois da proposta: corrija-a na página dela, se ainda for preciso, e recuse a proposta.',
    'a proposed correction is accepted of a question that has changed since',
  ),
  refusalReason: wrong('motivo', 'Diga o motivo em algumas palavras.', 'a proposal is refused without a reason'),
  keyMissing: wrong(
    'erro',
    'A questão não tem gabarito: diga o gabarito antes de retirar a anulação.',
    'the annulment of a question without a key is to be withdrawn',
  ),
  textRefused: wrong(
    'erro',
    'A questão não pode ficar assim: {problema}.',
    'a text of a question that the bank would refuse',
  ),
  sameText: wrong(
    'erro',
    'O texto ficou como estava: mude algo antes de guardar.',
    'a text of a question is stored as it is',
  ),
  noSuchInstitution: missing(
    'Esta banca ou este órgão não existe mais.',
    'a board or body is merged that is not there, or was merged already',
  ),
  otherInstitution: wrong(
    'erro',
    'Uma banca se junta a outra banca, e um órgão a outro órgão.',
    'a board is merged into itself or into a body',
  ),
  noSuchNotice: missing(
    'Este concurso não está mais na lista.',
    'a notice is opened, changed or removed that is not there',
  ),
  noticeName: wrong('concurso', NAMELESS, 'the name of a notice has neither letters nor numbers'),
  noticeBody: wrong('orgao', NAMELESS, 'the same of the body of a notice'),
  noticeBoard: wrong('banca', NAMELESS, 'the same of its board'),
  noticeRegistration: wrong(
    'inscricoes_ate',
    'Diga os dois dias das inscrições, ou nenhum.',
    'one of the days of registration of a notice is missing',
  ),
  noticeRegistrationOrder: wrong(
    'inscricoes_ate',
    'As inscrições acabam antes de começar: confira os dois dias.',
    'the days of registration of a notice are the wrong way round',
  ),
  noticeSalaries: wrong(
    'salario_max_centavos',
    'O maior salário é menor que o menor: confira os dois.',
    'the salaries of a notice are the wrong way round',
  ),
  noticeAddress: wrong('link', WHOLE_ADDRESS, 'the address of a notice is no address of a page or a document'),
  noticeOfPaper: wrong(
    'erro',
    'A prova deste concurso já está no banco: nome, órgão, banca, ano e UF são os dela.',
    'a notice is to say something else than its paper',
  ),
  noticeRefused: wrong(
    'concurso',
    'O concurso não pode ficar assim: {problema}.',
    'the exam of a notice would be that of another',
  ),
  noticeInUse: wrong(
    'erro',
    'Este concurso ainda é usado: {problema}. Se ele não vai mais acontecer, marque-o como suspenso.',
    'a notice is removed to which plans of students or maps refer',
  ),
  noSuchMap: missing('Este mapa não está na lista.', 'a map is changed that is not there, or is a student’s own'),
  mapName: wrong('nome', 'Diga o nome do mapa.', 'a map gets a name without letters'),
  mapReplaced: wrong(
    'erro',
    'Este mapa já foi substituído por “{nome}”.',
    'an act that only the latest edition of a map admits',
  ),
  mapOfItself: wrong('por_id', 'Escolha outro mapa: este não substitui a si mesmo.', 'a map is to replace itself'),
  mapNotOffered: wrong(
    'por_id',
    'A nova edição precisa estar entre os mapas oferecidos.',
    'a map is to be replaced by one that students cannot choose',
  ),
  mapNotReplaced: wrong(
    'erro',
    'Este mapa não foi substituído pelo de outra prova: não há o que desfazer.',
    'the replacement of a map is taken back that there is not, or that an import made',
  ),
  mapLeft: wrong(
    'erro',
    'Não há como desfazer: {disponiveis} para a nova edição.',
    'the replacement of a map is taken back after students moved to the new edition',
  ),
  orderIncomplete: wrong(
    'materias',
    'A ordem precisa ter cada matéria e cada assunto do mapa uma vez.',
    'the order of a map by hand lacks a subject, has one twice or under another matéria',
  ),
  noSuchSubject: missing(
    'Este assunto não está mais na árvore.',
    'a subject is changed that is not there, or was merged into another',
  ),
  noSuchSubjectAct: missing('Esta mudança não está na lista.', 'a change of the tree of subjects that is not there'),
  subjectMissing: wrong(
    'assunto_id',
    'Escolha o assunto que as questões passam a ter.',
    'questions are to get a subject, and none is named',
  ),
  noSubjectStays: wrong(
    'erro',
    '“Sem assunto” fica como está: é onde esperam as questões sem assunto.',
    'the place of questions without a subject is renamed, moved or merged',
  ),
  subjectName: wrong(
    'nome',
    'Escreva um nome com letras ou números, sem “›” nem “→”.',
    'a subject gets a name that no file could say',
  ),
  sameSubject: wrong('erro', 'O assunto já está assim.', 'a subject is renamed, moved or merged to what it is'),
  subjectTaken: wrong(
    'erro',
    'Já existe “{nome}” nesse lugar: junte um ao outro.',
    'a subject gets the name and the place of another',
  ),
  subjectInside: wrong(
    'erro',
    'Um assunto não pode ficar dentro de si mesmo: “{nome}” está abaixo dele.',
    'a subject is moved below itself, or merged into one of its own',
  ),
  subjectTooDeep: wrong(
    'erro',
    'A árvore tem no máximo {maximo} níveis, e assim passaria disso.',
    'a subject is moved or merged too far down',
  ),
  subjectActUndone: wrong('erro', 'Esta mudança já foi desfeita.', 'a change of the tree is undone twice'),
  subjectChangedSince: wrong(
    'erro',
    '“{nome}” mudou depois disso: desfaça antes a mudança mais recente.',
    'a change of the tree is undone on which a later one was built',
  ),
} as const satisfies Rules;

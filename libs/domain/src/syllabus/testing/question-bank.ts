import type { SyllabusMatter } from '../syllabus-matter';

/** Matérias with their assuntos as large question banks name them; deeper nodes are indented under their parent. */
const OUTLINE = `
Língua Portuguesa
  Interpretação de Textos
  Tipologia e gêneros textuais
  Coesão e coerência
  Ortografia
  Acentuação gráfica
  Morfologia
    Classes de palavras
    Verbos
    Pronomes
    Colocação pronominal
  Sintaxe
    Termos da oração
    Período composto
    Concordância verbal e nominal
    Regência verbal e nominal
    Crase
    Pontuação
  Semântica
    Sinônimos e antônimos
    Figuras de linguagem
  Reescrita de frases
  Redação oficial
  Funções da linguagem
  Variação linguística
Matemática
  Conjuntos numéricos
  Frações e números decimais
  MMC e MDC
  Potenciação e radiciação
  Porcentagem
  Razão e proporção
  Regra de três
  Juros simples e compostos
  Equações e inequações
  Funções
  Progressões aritméticas e geométricas
  Geometria plana
  Geometria espacial
  Sistema métrico e unidades de medida
  Estatística descritiva
  Matrizes, determinantes e sistemas lineares
  Trigonometria
Raciocínio Lógico
  Lógica proposicional
  Equivalências e negações
  Diagramas lógicos
  Argumentação lógica
  Análise combinatória
  Probabilidade
  Sequências lógicas
  Verdades e mentiras
  Teoria dos conjuntos
  Associação lógica e orientação espacial
Informática
  Sistemas operacionais
    Windows
    Linux
  Editores de texto
  Planilhas eletrônicas
  Apresentações
  Internet e intranet
  Navegadores
  Correio eletrônico
  Redes de computadores
  Segurança da informação
    Malware
    Backup
  Hardware
  Computação em nuvem
  Banco de dados
Direito Constitucional
  Princípios fundamentais
  Aplicabilidade das normas constitucionais
  Poder constituinte
  Direitos e garantias fundamentais
    Direitos e deveres individuais e coletivos
    Remédios constitucionais
    Direitos sociais
    Nacionalidade
    Direitos políticos
  Organização do Estado
  Administração pública na Constituição
  Poder Legislativo
    Processo legislativo
  Poder Executivo
  Poder Judiciário
  Funções essenciais à justiça
  Controle de constitucionalidade
  Segurança pública
  Ordem social
  Ordem econômica e financeira
Direito Administrativo
  Princípios da administração pública
  Organização administrativa
  Atos administrativos
  Poderes administrativos
  Agentes públicos
    Lei nº 8.112/1990
  Licitações
  Contratos administrativos
  Serviços públicos
  Bens públicos
  Responsabilidade civil do Estado
  Controle da administração pública
  Improbidade administrativa
  Processo administrativo (Lei nº 9.784/1999)
  Acesso à informação
  Intervenção do Estado na propriedade
Direito Penal
  Aplicação da lei penal
  Teoria do crime
  Penas
  Extinção da punibilidade
  Crimes contra a pessoa
  Crimes contra o patrimônio
  Crimes contra a fé pública
  Crimes contra a administração pública
  Crimes contra a dignidade sexual
Direito Processual Penal
  Inquérito policial
  Ação penal
  Jurisdição e competência
  Provas
  Prisão e liberdade provisória
  Sujeitos do processo
  Nulidades
  Recursos
  Habeas corpus
Legislação Penal Especial
  Lei de Drogas
  Lei Maria da Penha
  Estatuto do Desarmamento
  Crimes hediondos
  Abuso de autoridade
  Tortura
Direito Civil
  Lei de Introdução às Normas do Direito Brasileiro
  Pessoas naturais
  Pessoas jurídicas
  Bens
  Negócio jurídico
  Prescrição e decadência
  Obrigações
  Contratos
  Responsabilidade civil
  Direito de família
Direito Processual Civil
  Princípios e normas fundamentais
  Jurisdição e ação
  Competência
  Atos processuais
  Tutela provisória
  Procedimento comum
  Cumprimento de sentença
  Recursos
Direito Previdenciário
  Seguridade social
  Segurados
  Custeio
  Salário de contribuição
  Benefícios previdenciários
  Assistência social
Administração
  Teorias administrativas
  Planejamento estratégico
  Funções administrativas
  Estrutura organizacional
  Gestão de pessoas
  Gestão de processos
  Gestão de projetos
  Gestão da qualidade
  Motivação e liderança
  Comunicação organizacional
Administração Financeira e Orçamentária
  Orçamento público
  Ciclo orçamentário
  PPA, LDO e LOA
  Receita pública
  Despesa pública
  Créditos adicionais
  Lei de Responsabilidade Fiscal
  Restos a pagar
Contabilidade Geral
  Patrimônio
  Escrituração e lançamentos
  Balanço patrimonial
  Demonstração do resultado
  Demonstração dos fluxos de caixa
  Depreciação
  Análise das demonstrações contábeis
Arquivologia
  Conceitos fundamentais
  Ciclo vital dos documentos
  Gestão de documentos
  Protocolo
  Classificação e ordenação de arquivos
  Tabela de temporalidade
  Preservação e conservação de documentos
Ética no Serviço Público
  Ética e moral
  Código de ética do servidor público (Decreto nº 1.171/1994)
  Conflito de interesses
Saúde Pública
  Sistema Único de Saúde
  Lei nº 8.080/1990
  Lei nº 8.142/1990
  Atenção primária
  Vigilância em saúde
  Política Nacional de Humanização
Pedagogia
  Lei de Diretrizes e Bases da Educação
  Base Nacional Comum Curricular
  Estatuto da Criança e do Adolescente
  Avaliação da aprendizagem
  Teorias da aprendizagem
  Currículo
  Educação inclusiva
  Projeto político-pedagógico
Legislação de Trânsito
  Sistema Nacional de Trânsito
  Normas gerais de circulação e conduta
  Sinalização
  Habilitação
  Infrações
  Penalidades e medidas administrativas
  Crimes de trânsito
Biologia
  Citologia
  Genética
  Ecologia
  Evolução
  Fisiologia humana
Química
  Estrutura atômica
  Ligações químicas
  Reações químicas
  Estequiometria
  Química orgânica
Física
  Cinemática
  Dinâmica
  Termologia
  Óptica
  Eletricidade
  Ondulatória
História
  Brasil Colônia
  Brasil Império
  República
  Idade Moderna
  Segunda Guerra Mundial
Geografia
  Climatologia
  Urbanização
  Globalização
  População
  Geopolítica
`;

const INDENT = 2;

/** The tree of an outline; ids number its lines. */
export function bankOf(outline: string): SyllabusMatter[] {
  const bank: { id: number; nome: string; questoes: number; assuntos: SyllabusMatter['assuntos'][number][] }[] = [];
  const above: number[] = [];
  outline.split('\n').forEach((line, id) => {
    const nome = line.trim();
    const depth = (line.length - line.trimStart().length) / INDENT;
    if (nome === '') return;
    above[depth] = id;
    if (depth === 0) bank.push({ id, nome, questoes: 50, assuntos: [] });
    else bank.at(-1)?.assuntos.push({ id, nome, pai_id: above[depth - 1] ?? null, questoes: 10 });
  });
  return bank;
}

export const QUESTION_BANK = bankOf(OUTLINE);

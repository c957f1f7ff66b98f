import { conceptsOf } from './concept';

export const LAW = conceptsOf(`
direito constitucional; constituição federal; constituição da República; noções de direito constitucional
princípios fundamentais; princípios fundamentais da constituição > fundamentos da República; objetivos fundamentais; relações internacionais
aplicabilidade das normas constitucionais; eficácia das normas constitucionais; classificação das normas constitucionais; eficácia e aplicabilidade > normas de eficácia plena; normas programáticas
poder constituinte > poder constituinte originário; poder constituinte derivado; reforma constitucional; emendas constitucionais
direitos e garantias fundamentais; direitos fundamentais > direitos individuais e coletivos; direitos sociais; nacionalidade; direitos políticos; remédios constitucionais; partidos políticos
nacionalidade; direitos de nacionalidade > brasileiros natos; brasileiros naturalizados; naturalização; perda da nacionalidade
direitos e deveres individuais e coletivos; direitos individuais > art. 5º; remédios constitucionais
remédios constitucionais; garantias constitucionais; ações constitucionais > habeas corpus; habeas data; mandado de segurança; mandado de injunção; ação popular
organização do Estado; organização político-administrativa; organização dos entes federativos; federação brasileira > competências da União; Estados e Municípios; União, Estados, Distrito Federal e Municípios; Município; intervenção federal; repartição de competências
administração pública na Constituição; administração pública; disposições constitucionais da administração > servidores públicos; art. 37; cargos e empregos públicos
poder legislativo; congresso nacional > processo legislativo; câmara dos deputados; senado federal; comissão parlamentar de inquérito; tribunal de contas; fiscalização contábil
processo legislativo > emenda à constituição; medidas provisórias; leis ordinárias e complementares; art. 59
poder executivo > presidente da República; atribuições do presidente; ministros de Estado
poder judiciário > supremo tribunal federal; superior tribunal de justiça; conselho nacional de justiça; tribunais superiores; súmula vinculante
organização dos Poderes; separação dos Poderes; poderes da União > poder legislativo; poder executivo; poder judiciário; processo legislativo; congresso nacional; presidente da República
funções essenciais à justiça > ministério público; advocacia pública; defensoria pública; advocacia
controle de constitucionalidade > ação direta de inconstitucionalidade; ação declaratória; arguição de descumprimento
segurança pública; defesa do Estado e das instituições democráticas > art. 144; polícia federal; polícia militar
ordem social > seguridade social; educação, cultura e desporto; família, criança e idoso; meio ambiente
ordem econômica e financeira; ordem econômica > política urbana; sistema financeiro nacional
princípios da administração pública; princípios administrativos; princípios do direito administrativo; princípios expressos e implícitos > regime jurídico administrativo; legalidade, impessoalidade, moralidade; supremacia do interesse público; razoabilidade; autotutela; impessoalidade
organização administrativa; administração direta e indireta; organização da administração pública; estrutura administrativa > autarquias; fundações públicas; empresas públicas; sociedades de economia mista; centralização e descentralização; desconcentração; entidades paraestatais; terceiro setor; consórcios públicos; administração indireta
atos administrativos; ato administrativo > anulação e revogação; convalidação; requisitos do ato; atributos do ato; discricionariedade; vinculação e discricionariedade
poderes administrativos; poderes da administração; poderes e deveres do administrador > poder de polícia; poder hierárquico; poder disciplinar; poder regulamentar; abuso de poder; uso e abuso do poder; poder vinculado
agentes públicos; servidores públicos; regime jurídico dos servidores > cargo, emprego e função; cargo público; provimento e vacância; regime disciplinar; estatuto dos servidores; regime jurídico único; Lei nº 8.112; processo administrativo disciplinar; estabilidade; responsabilidade do servidor
Lei nº 8.112; regime jurídico dos servidores públicos civis da União; regime jurídico único > provimento e vacância; processo administrativo disciplinar
licitações; licitação; licitações e contratos; processo licitatório > Lei nº 14.133; Lei nº 8.666; Lei nº 10.520; pregão; modalidades de licitação; dispensa e inexigibilidade; registro de preços; dispensa de licitação
contratos administrativos; contratos da administração > cláusulas exorbitantes; equilíbrio econômico-financeiro; convênios administrativos; Lei nº 14.133; fiscalização de contratos
serviços públicos; concessão de serviços públicos; concessão e permissão > Lei nº 8.987; Lei nº 11.079; parcerias público-privadas; autorização de serviços; permissão de serviços
bens públicos; domínio público > bens de uso comum; bens dominicais; afetação e desafetação
responsabilidade civil do Estado; responsabilidade da administração; responsabilidade extracontratual do Estado; responsabilidade do Estado; responsabilidade civil da administração > teoria do risco administrativo; ação regressiva; responsabilidade objetiva
controle da administração pública; controle administrativo > controle judicial; controle legislativo; controle externo; controle interno
improbidade administrativa; atos de improbidade; improbidade > Lei nº 8.429; Lei nº 14.230; enriquecimento ilícito
processo administrativo; processo administrativo federal; Lei nº 9.784; lei do processo administrativo > recurso administrativo; decadência administrativa
acesso à informação; lei de acesso à informação; Lei nº 12.527 > transparência pública; transparência ativa
proteção de dados; proteção de dados pessoais; LGPD; Lei nº 13.709; lei geral de proteção de dados
intervenção do Estado na propriedade; intervenção na propriedade > desapropriação; servidão administrativa; tombamento; requisição administrativa
legislação administrativa > Lei nº 9.784; Lei nº 8.112; Lei nº 8.429; Lei nº 8.666; Lei nº 14.133; Lei nº 10.520; Lei nº 12.527; Lei nº 8.987; Lei nº 14.230; processo administrativo; improbidade administrativa; licitações; acesso à informação
direito penal; código penal; noções de direito penal
aplicação da lei penal; lei penal no tempo e no espaço; princípios do direito penal > anterioridade da lei; lei penal no tempo; lei penal no espaço; territorialidade; legalidade e anterioridade; princípio da legalidade
teoria do crime; teoria geral do crime; crime > fato típico; tipicidade; ilicitude; culpabilidade; imputabilidade penal; imputabilidade; excludentes de ilicitude; crime consumado e tentado; tentativa; concurso de pessoas; dolo e culpa; erro de tipo; nexo causal
penas; sanção penal; aplicação da pena > privativas de liberdade; restritivas de direitos; dosimetria; medidas de segurança; concurso de crimes; suspensão condicional da pena; livramento condicional
extinção da punibilidade; causas extintivas da punibilidade > prescrição penal; anistia, graça e indulto; decadência e perempção
crimes contra a pessoa > homicídio; lesão corporal; crimes contra a vida; crimes contra a honra; infanticídio; crimes contra a liberdade individual; aborto
crimes contra o patrimônio > furto; roubo; extorsão; estelionato; receptação; apropriação indébita; latrocínio
crimes contra a fé pública > falsificação de documento; falsidade ideológica; moeda falsa; falsidade documental; uso de documento falso; falsa identidade; art. 293
crimes contra a administração pública; crimes praticados por funcionário público; crimes funcionais > peculato; concussão; corrupção passiva; corrupção ativa; prevaricação; desacato; contrabando e descaminho; art. 312
crimes contra a dignidade sexual; crimes sexuais > estupro; assédio sexual; importunação sexual
direito processual penal; processo penal; código de processo penal; direito processual criminal
inquérito policial; investigação criminal; persecução penal > indiciamento; termo circunstanciado; notitia criminis
ação penal > ação penal pública; ação penal privada; denúncia e queixa; queixa-crime
provas; da prova; prova penal; meios de prova > exame de corpo de delito; perícias; interrogatório; confissão; testemunhas; cadeia de custódia; busca e apreensão; interceptação telefônica; Lei nº 9.296
prisão e liberdade provisória; prisões; prisão; medidas cautelares > prisão em flagrante; prisão preventiva; prisão temporária; Lei nº 7.960; fiança; audiência de custódia
sujeitos do processo; sujeitos processuais; partes do processo > do juiz; ministério público, acusado e defensor; assistentes; auxiliares da justiça; acusado e defensor; assistente de acusação
nulidades; das nulidades
recursos; dos recursos; recursos em geral > apelação; agravo de instrumento; embargos de declaração; recurso em sentido estrito; recurso especial; recurso extraordinário; duplo grau de jurisdição
habeas corpus; ações autônomas de impugnação
legislação penal especial; legislação especial; leis penais especiais; legislação penal extravagante; leis especiais; legislação extravagante
lei de drogas; Lei nº 11.343; tráfico de drogas; antidrogas; entorpecentes
lei Maria da Penha; Lei nº 11.340; violência doméstica; violência doméstica e familiar contra a mulher
estatuto do desarmamento; Lei nº 10.826; armas de fogo
crimes hediondos; Lei nº 8.072; lei dos crimes hediondos
abuso de autoridade; Lei nº 13.869; Lei nº 4.898
tortura; crimes de tortura; Lei nº 9.455
organizações criminosas; Lei nº 12.850; crime organizado
lavagem de dinheiro; Lei nº 9.613; lavagem de capitais
juizados especiais; Lei nº 9.099; juizados especiais cíveis e criminais; juizado especial
estatuto do idoso; Lei nº 10.741; estatuto da pessoa idosa
estatuto da pessoa com deficiência; Lei nº 13.146; lei brasileira de inclusão
execução penal; Lei nº 7.210; lei de execução penal
direito civil; código civil; noções de direito civil
lei de introdução às normas do direito brasileiro; LINDB; Lei nº 4.657; lei de introdução > vigência das leis; conflito das leis no tempo; aplicação das leis
pessoas naturais; pessoa natural; pessoa física > capacidade civil; direitos da personalidade; personalidade; domicílio; ausência; emancipação
pessoas jurídicas; pessoa jurídica > associações e fundações; desconsideração da personalidade jurídica; desconsideração da personalidade
bens; dos bens; classificação dos bens > bens móveis e imóveis; bens reciprocamente considerados
negócio jurídico; fatos jurídicos; negócios jurídicos > defeitos do negócio; vícios do consentimento; erro e dolo; invalidade; atos jurídicos; atos ilícitos; simulação
prescrição e decadência; prescrição; decadência
obrigações; direito das obrigações > adimplemento; inadimplemento; transmissão das obrigações; modalidades das obrigações
contratos; contratos em geral; teoria geral dos contratos > compra e venda; doação; locação; mandato; empréstimo
responsabilidade civil > dano moral; indenização; obrigação de indenizar; dever de indenizar; ato ilícito
direito de família; família > casamento; união estável; alimentos; regime de bens; guarda
direito das coisas; direitos reais > posse; propriedade; usucapião
sucessões; direito das sucessões > herança; testamento; inventário
direito processual civil; processo civil; código de processo civil; direito processual
princípios e normas fundamentais; normas fundamentais; normas fundamentais do processo civil; princípios processuais
jurisdição e ação; jurisdição; da ação > condições da ação; função jurisdicional; interesse e legitimidade
competência; da competência > competência absoluta e relativa; incompetência; conflito de competência; modificação da competência
atos processuais; dos atos processuais > prazos processuais; prazos; citação; intimação; citações e intimações; comunicação dos atos
tutela provisória; tutelas provisórias > tutela de urgência; tutela da evidência; tutela antecipada; tutela cautelar
procedimento comum; processo de conhecimento > petição inicial; contestação; reconvenção; sentença e coisa julgada; audiência de instrução; coisa julgada; julgamento antecipado
cumprimento de sentença; cumprimento da sentença > liquidação de sentença; impugnação ao cumprimento
execução; processo de execução > título executivo; penhora; embargos à execução
direito do trabalho; legislação trabalhista; CLT; consolidação das leis do trabalho
contrato de trabalho; contrato individual de trabalho > relação de emprego; vínculo empregatício; suspensão e interrupção
jornada de trabalho; duração do trabalho > horas extras; intervalos; banco de horas
direito tributário; sistema tributário nacional; código tributário nacional; legislação tributária
tributos; espécies tributárias > impostos; taxas; contribuição de melhoria; empréstimo compulsório; contribuições especiais
crédito tributário > lançamento tributário; suspensão da exigibilidade; exclusão do crédito
direito eleitoral; código eleitoral; legislação eleitoral
direito previdenciário; previdência social; seguridade social; legislação previdenciária
seguridade social > princípios da seguridade; organização da seguridade; seguridade e previdência
segurados; segurados da previdência; beneficiários da previdência > segurado obrigatório; segurado facultativo; filiação e inscrição; dependentes; qualidade de segurado; regime geral de previdência
custeio; financiamento da seguridade; financiamento da seguridade social; custeio da seguridade social > contribuição da empresa; contribuições sociais; Lei nº 8.212; contribuição do segurado; contribuição previdenciária; arrecadação e recolhimento
salário de contribuição > parcelas integrantes
benefícios previdenciários; plano de benefícios; benefícios da previdência; prestações previdenciárias > aposentadoria; auxílio-doença; auxílios; pensão por morte; carência; salário-maternidade; Lei nº 8.213; períodos de carência; auxílio-reclusão; salário-família
assistência social; lei orgânica da assistência social; LOAS; Lei nº 8.742 > benefício de prestação continuada; BPC; Lei nº 12.435
legislação de trânsito; código de trânsito brasileiro; código de trânsito; CTB; Lei nº 9.503; direito de trânsito; trânsito
sistema nacional de trânsito > CONTRAN; órgãos de trânsito; composição do sistema
normas gerais de circulação; normas de circulação; circulação e conduta; regras de circulação > pedestres; ultrapassagem; preferência de passagem; condutores de veículos
sinalização; sinalização de trânsito; placas de trânsito > sinais de trânsito; sinalização horizontal; sinalização vertical; placas de regulamentação
habilitação; carteira nacional de habilitação; CNH; processo de habilitação > categorias de habilitação; permissão para dirigir; exames de habilitação
infrações; infrações de trânsito > multas; infração gravíssima
penalidades; medidas administrativas; penalidades e medidas administrativas > suspensão do direito de dirigir; retenção do veículo; remoção do veículo; apreensão
crimes de trânsito; crimes em espécie de trânsito > embriaguez ao volante; homicídio culposo na direção
ética no serviço público; ética; ética profissional; ética pública; ética e cidadania; ética na administração pública
ética e moral; moral; princípios éticos; valores morais > valores; virtudes; ética, princípios e valores
código de ética; código de ética do servidor público; Lei nº 1.171; código de ética profissional; decreto nº 1.171 > regras deontológicas; comissão de ética; Lei nº 6.029; comissões de ética
conflito de interesses; Lei nº 12.813
`);

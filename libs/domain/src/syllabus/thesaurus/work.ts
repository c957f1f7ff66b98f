import { conceptsOf } from './concept';

export const WORK = conceptsOf(`
informática; noções de informática; conhecimentos de informática; informática básica; microinformática; recursos computacionais; tecnologia da informação; computação
sistemas operacionais; sistema operacional > Windows; Linux; gerenciamento de arquivos; organização de arquivos; arquivos e pastas; pastas e arquivos; área de trabalho; área de transferência; atalhos; Ubuntu
Windows; Microsoft Windows; MS-Windows; Windows 10; Windows 11 > área de transferência; painel de controle; explorador de arquivos; área de trabalho; Windows Explorer
Linux; ambiente Linux > Ubuntu; software livre; distribuições Linux
editores de texto; edição de textos; processadores de texto; processador de texto; editor de textos > Word; MS-Word; Microsoft Word; Writer; LibreOffice Writer; formatação de textos
planilhas eletrônicas; planilhas; planilha de cálculo; planilhas de cálculo > Excel; MS-Excel; Microsoft Excel; Calc; LibreOffice Calc; células e fórmulas; uso de fórmulas
apresentações; apresentações eletrônicas; editores de apresentações; apresentação de slides; gerenciadores de apresentação > PowerPoint; MS-PowerPoint; Impress; slides
pacote Office; Microsoft Office; suíte de escritório; aplicativos de escritório; pacote Microsoft Office; LibreOffice; BrOffice > Word; Excel; PowerPoint; Writer; Calc; Impress; editores de texto; planilhas eletrônicas; apresentações; edição de textos
internet e intranet; internet; intranet > sites de busca; busca e pesquisa; URL; redes sociais; protocolos HTTP; ferramentas de busca; extranet
navegadores; navegadores de internet; programas de navegação; browsers; aplicativos de navegação; navegação na internet > Chrome; Firefox; Google Chrome; Mozilla Firefox; Microsoft Edge; Internet Explorer
correio eletrônico; e-mail; programas de correio eletrônico; mensagens eletrônicas; webmail > Outlook; Gmail; Thunderbird; anexação de arquivos; anexos
redes de computadores; redes > protocolos de rede; TCP/IP; topologia; roteadores; rede local; LAN; wi-fi; redes sem fio; internet; intranet
segurança da informação; segurança na internet; segurança; segurança de dados; procedimentos de segurança; segurança digital; segurança cibernética > malware; vírus; firewall; antivírus; phishing; criptografia; assinatura digital; certificado digital; backup; ataques; pragas virtuais; cópias de segurança; autenticação
malware; vírus; pragas virtuais; códigos maliciosos; software malicioso; vírus e worms > phishing; ransomware; cavalo de Troia; worms; antivírus; trojan; spyware
backup; cópias de segurança; procedimentos de backup; cópia de segurança
hardware; componentes do computador; componentes de um computador; hardware e software > processador; periféricos; memória RAM; dispositivos de entrada e saída; dispositivos de armazenamento; placa-mãe; memória e periféricos
computação em nuvem; armazenamento em nuvem; armazenamento na nuvem; nuvem; cloud computing; cloud storage > Google Drive; OneDrive; Dropbox
banco de dados; bancos de dados; sistemas gerenciadores de banco de dados > SQL; modelo relacional; SGBD
administração; administração geral; noções de administração; administração pública e geral; teoria geral da administração
teorias administrativas; teoria geral da administração; abordagens da administração; escolas da administração > administração científica; teoria clássica; burocracia; teoria das relações humanas; Taylor e Fayol
planejamento estratégico; planejamento organizacional; gestão estratégica > balanced scorecard; análise SWOT; missão, visão e valores; matriz SWOT; BSC; cenários; indicadores de desempenho; planejamento tático e operacional
funções administrativas; funções da administração; processo administrativo da organização; processo organizacional; funções do administrador > planejamento, organização, direção e controle; direção e controle; PODC
estrutura organizacional; estruturas organizacionais; organização formal e informal > departamentalização; organograma; organogramas; amplitude de controle; delegação
gestão de pessoas; recursos humanos; administração de recursos humanos; gestão de recursos humanos; administração de pessoal > recrutamento e seleção; avaliação de desempenho; treinamento e desenvolvimento; gestão por competências; clima organizacional; cultura organizacional; qualidade de vida no trabalho
gestão de processos; gestão por processos; mapeamento de processos; modelagem de processos > fluxograma; BPM; mapeamento e modelagem; análise e melhoria de processos
gestão de projetos; gerenciamento de projetos; elaboração de projetos; projetos > PMBOK; ciclo de vida do projeto; escopo; cronograma; avaliação de projetos
gestão da qualidade; qualidade total; ferramentas da qualidade; ferramentas de gestão da qualidade > PDCA; ciclo PDCA; Ishikawa; diagrama de Ishikawa; 5S; excelência; diagrama de Pareto
motivação e liderança; motivação; liderança; comportamento organizacional > teorias motivacionais; estilos de liderança; hierarquia de Maslow
comunicação organizacional; comunicação; processo de comunicação; comunicação nas organizações > endomarketing; barreiras à comunicação
administração financeira e orçamentária; AFO; orçamento público; finanças públicas; administração orçamentária; orçamento e finanças
orçamento público; princípios orçamentários; conceito de orçamento > orçamento-programa; técnicas orçamentárias; tipos de orçamento
ciclo orçamentário; processo orçamentário > elaboração do orçamento; aprovação da lei orçamentária; execução orçamentária
PPA, LDO e LOA; instrumentos de planejamento orçamentário; leis orçamentárias > plano plurianual; lei de diretrizes orçamentárias; lei orçamentária anual; PPA; LDO; LOA
receita pública; receitas públicas; receita orçamentária > estágios da receita; classificação da receita; dívida ativa; renúncia de receita; arrecadação; previsão e arrecadação; ingressos públicos
despesa pública; despesas públicas; despesa orçamentária > empenho; liquidação e pagamento; estágios da despesa; classificação da despesa; suprimento de fundos
créditos adicionais; créditos orçamentários > créditos suplementares; créditos especiais; créditos extraordinários
lei de responsabilidade fiscal; LRF; responsabilidade fiscal; Lei Complementar nº 101; LC 101 > limites de despesa com pessoal; transparência fiscal
restos a pagar; despesas de exercícios anteriores > restos a pagar processados
contabilidade geral; contabilidade; contabilidade básica; contabilidade societária; noções de contabilidade
contabilidade pública; contabilidade aplicada ao setor público; CASP; MCASP
patrimônio; componentes patrimoniais; ativo e passivo; patrimônio líquido > equação patrimonial; bens, direitos e obrigações; ativo; passivo
escrituração e lançamentos; escrituração; escrituração contábil; lançamentos contábeis > partidas dobradas; livros contábeis; plano de contas; fatos contábeis; razonete; balancete de verificação
balanço patrimonial > ativo circulante; grupos do balanço; demonstrações contábeis
demonstração do resultado; demonstração do resultado do exercício; DRE; apuração do resultado > demonstrações contábeis
demonstração dos fluxos de caixa; fluxo de caixa; DFC; fluxos de caixa
depreciação; depreciação, amortização e exaustão > amortização; exaustão; valor recuperável
análise das demonstrações contábeis; análise de balanços; análise das demonstrações financeiras; análise econômico-financeira > índices de liquidez; endividamento; análise vertical e horizontal; índices de rentabilidade
auditoria; noções de auditoria > auditoria interna; papéis de trabalho; parecer de auditoria
arquivologia; arquivística; noções de arquivologia; técnicas de arquivo; noções de arquivo
conceitos fundamentais; conceitos fundamentais da arquivologia; princípios arquivísticos; terminologia arquivística; conceitos e princípios da arquivologia; princípios e conceitos > princípio da proveniência; arquivos públicos e privados; arquivística
ciclo vital dos documentos; teoria das três idades; ciclo de vida dos documentos; três idades > arquivo corrente; arquivo intermediário; arquivo permanente; arquivos correntes
gestão de documentos; gestão documental; gerenciamento de documentos > gestão eletrônica de documentos; GED; diagnóstico arquivístico; documentos digitais
protocolo; protocolos; atividades de protocolo > registro e autuação; tramitação de documentos; recebimento e expedição; expedição de documentos; tramitação; registro e tramitação; distribuição de documentos
classificação e ordenação de arquivos; métodos de arquivamento; classificação de documentos; ordenação de documentos; plano de classificação; código de classificação > método alfabético; método numérico; arquivamento; arquivamento alfabético
tabela de temporalidade; temporalidade; avaliação de documentos; temporalidade documental > eliminação de documentos; destinação de documentos; prazos de guarda
preservação e conservação de documentos; conservação de documentos; preservação; restauração > acondicionamento; armazenamento de documentos; restauração de documentos; microfilmagem
atendimento ao público; atendimento; qualidade no atendimento > comunicabilidade; cortesia; atendimento telefônico
saúde pública; SUS; legislação do SUS; saúde coletiva; políticas públicas de saúde; legislação da saúde
sistema único de saúde; SUS; princípios e diretrizes do SUS > controle social; universalidade; integralidade; descentralização da saúde; conselhos de saúde; art. 196
Lei nº 8.080; lei orgânica da saúde
Lei nº 8.142; participação da comunidade na gestão do SUS > conferências de saúde; conselhos de saúde
atenção primária; atenção básica; política nacional de atenção básica; PNAB > estratégia saúde da família; ESF; saúde da família; agente comunitário de saúde
vigilância em saúde; vigilância epidemiológica; vigilância sanitária; epidemiologia > notificação compulsória; doenças de notificação; indicadores de saúde; imunização
política nacional de humanização; humanização; HumanizaSUS; humaniza SUS; humanização da assistência
pedagogia; conhecimentos pedagógicos; didática; fundamentos da educação; conhecimentos didático-pedagógicos; educação
lei de diretrizes e bases da educação; LDB; Lei nº 9.394; diretrizes e bases da educação nacional; diretrizes e bases; LDBEN
base nacional comum curricular; BNCC
estatuto da criança e do adolescente; ECA; Lei nº 8.069; direitos da criança e do adolescente > conselho tutelar; ato infracional; medidas socioeducativas; direitos fundamentais da criança
avaliação da aprendizagem; avaliação escolar; avaliação educacional; avaliação do processo de ensino > avaliação formativa; avaliação diagnóstica; avaliação somativa; diagnóstica, formativa e somativa
teorias da aprendizagem; concepções de aprendizagem; psicologia da educação; psicologia da aprendizagem; teorias do desenvolvimento > Piaget; Vygotsky; Wallon; construtivismo; desenvolvimento cognitivo; Paulo Freire; tendências pedagógicas
currículo; organização curricular; currículo escolar; teorias do currículo > interdisciplinaridade; transversalidade; temas transversais; diretrizes curriculares
educação inclusiva; educação especial; inclusão escolar; perspectiva inclusiva > atendimento educacional especializado; AEE; deficiência; Lei nº 13.146
projeto político-pedagógico; PPP; projeto pedagógico; proposta pedagógica > gestão democrática; planejamento escolar
atualidades; conhecimentos gerais; conhecimentos da atualidade; fatos políticos, econômicos e sociais
história; história do Brasil; história geral; conhecimentos históricos
geografia; geografia do Brasil; conhecimentos geográficos
Brasil Colônia; Brasil colonial; período colonial; América portuguesa; colonização do Brasil > escravidão; capitanias hereditárias; ciclo do ouro; inconfidência mineira; ciclo do açúcar
Brasil Império; período imperial; primeiro reinado; segundo reinado; império > regência; abolição; independência do Brasil; guerra do Paraguai; primeiro e segundo reinado
República; Brasil República; período republicano > era Vargas; regime militar; ditadura militar; república velha; redemocratização; Estado Novo; nova República
Idade Moderna > Renascimento; Reforma; absolutismo; grandes navegações; mercantilismo; iluminismo; expansão marítima
Idade Média > feudalismo; cruzadas; igreja medieval
Segunda Guerra Mundial; guerras mundiais > nazismo; fascismo; holocausto
climatologia; clima; dinâmica climática; climas do Brasil > fenômenos atmosféricos; aquecimento global; massas de ar; El Niño
urbanização; processo de urbanização; geografia urbana; espaço urbano > metropolização; problemas urbanos; rede urbana; conurbação
globalização; mundo globalizado > blocos econômicos; comércio internacional; divisão internacional do trabalho; Mercosul
população; demografia; crescimento populacional; dinâmica populacional > migrações; pirâmide etária; transição demográfica; movimentos migratórios
geopolítica; conflitos geopolíticos; ordem mundial > Guerra Fria; conflitos no Oriente Médio; terrorismo; conflitos contemporâneos; conflitos territoriais; fronteiras
`);

import { readConfig } from './config';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: 'localhost',
      port: 3000,
      apiHost: 'http://127.0.0.1:3333',
      development: false,
      trustedProxies: [],
      stopNoticeMs: 250,
      metricsToken: '',
      siteUrl: '',
      allowedHosts: ['localhost'],
    });
  });

  it('reads numbers, lists and origins', () => {
    const config = readConfig({
      PORT: '8080',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      API_HOST: 'https://api.exemplo.com.br/',
      ALLOWED_HOSTS: 'Mapa.exemplo,.www.exemplo',
    });
    expect(config).toMatchObject({
      allowedHosts: ['mapa.exemplo', '.www.exemplo'],
      port: 8080,
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
      apiHost: 'https://api.exemplo.com.br',
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['API_HOST', 'ftp://exemplo.com.br'],
    ['API_HOST', 'http://exemplo.com.br/caminho'],
    ['HELP_CENTER_URL', 'javascript:alert(1)'],
    ['INSTAGRAM_URL', 'https://eu:senha@instagram.exemplo'],
    ['CONTACT_EMAIL', 'alguem'],
    ['PRIVACY_EMAIL', 'alguem@exemplo.com.br?cc=outro'],
    ['ALLOWED_HOSTS', 'https://mapa.exemplo'],
    ['ALLOWED_HOSTS', 'mapa.exemplo:3000'],
    ['ALLOWED_HOSTS', '*'],
    ['GTM_ID', "GTM-1');alert('"],
    ['HOME_TOTALS_FROM', 'questoes'],
    ['HOME_TOTALS_FROM', 'alunos=3'],
    ['HOME_TOTALS_FROM', 'questoes=1000 provas=2'],
    ['HOME_TOTALS_FROM', 'questoes=-1'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('reads the least total from which each figure is shown on the home page', () => {
    const least = (text: string) => readConfig({ HOME_TOTALS_FROM: text }).runtime.homeTotalsFrom;
    expect(least('')).toEqual({ questoes: 1_000, provas: 50, bancas: 10, mapas: 20 });
    expect(least('questoes = 1, mapas=0')).toEqual({ questoes: 1, provas: 50, bancas: 10, mapas: 0 });
  });

  it('links help and who we are to its own pages if no address is set', () => {
    expect(readConfig({ ABOUT_URL: '' }).runtime).toMatchObject({ helpCenterUrl: '/ajuda', aboutUrl: '/quem-somos' });
  });

  it('links a social network to its front page if no profile is set', () => {
    const { runtime } = readConfig({ INSTAGRAM_URL: 'https://instagram.exemplo/mapa', TWITTER_URL: '' });
    expect(runtime).toMatchObject({
      instagramUrl: 'https://instagram.exemplo/mapa',
      twitterUrl: 'https://twitter.com/',
      facebookUrl: 'https://www.facebook.com/',
    });
    expect(readConfig({}).runtime.instagramUrl).toBe('https://www.instagram.com/');
  });

  it('passes to the pages only the settings that they may know', () => {
    const { runtime } = readConfig({ JWT_SECRET: 'segredo', DATABASE_URL: 'postgres://x', GTM_ID: 'GTM-ABC1' });
    expect(JSON.stringify(runtime)).not.toMatch(/segredo|postgres/);
    expect(runtime.gtmId).toBe('GTM-ABC1');
  });
});

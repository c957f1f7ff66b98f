import { WEB_ADDRESS_MAX_LENGTH, webAddress } from './web-address';

describe('an address that a link may lead to', () => {
  it.each([
    ['https://exemplo.com.br', 'https://exemplo.com.br/'],
    ['HTTP://Exemplo.com.br:8080/a?b=c#d', 'http://exemplo.com.br:8080/a?b=c#d'],
    [' https://exemplo.com.br/edital 1.pdf ', 'https://exemplo.com.br/edital%201.pdf'],
  ])('is a web address, as browsers write it: %j', (text, address) => expect(webAddress(text)).toBe(address));

  it.each([
    '',
    'javascript:alert(1)',
    ' jAvA\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://exemplo.com.br/a',
    'mailto:a@exemplo.com.br',
    '//exemplo.com.br',
    '/provas/1',
    'edital.pdf',
    'https://',
    'https://a:b@exemplo.com.br',
    'https://a@exemplo.com.br',
    `https://exemplo.com.br/${'a'.repeat(WEB_ADDRESS_MAX_LENGTH)}`,
    `https://exemplo.com.br/${'é'.repeat(WEB_ADDRESS_MAX_LENGTH / 6)}`,
  ])('is nothing else: %j', (text) => expect(webAddress(text)).toBeNull());
});

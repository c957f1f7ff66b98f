import { cssString } from './page-rules';

describe('a name in the margin of the page', () => {
  it.each([
    ['ENEM 2022', '"ENEM 2022"'],
    ['Questões de crase', '"Questões de crase"'],
    ['a"b', '"a\\22 b"'],
    ['a\\b', '"a\\5c b"'],
    ['a\nb', '"a\\a b"'],
    [
      '"; } body { display: none } </style>',
      '"\\22 \\3b  \\7d  body \\7b  display\\3a  none \\7d  \\3c \\2f style\\3e "',
    ],
    ['😀', '"\\1f600 "'],
  ])('is printed unchanged, whatever it contains: %s', (name, css) => {
    expect(cssString(name)).toBe(css);
  });
});

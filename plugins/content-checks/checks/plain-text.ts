import type { Check } from '../guide';

/** Files have LF line ends and no byte order mark: not all tools read others. */
export const plainText: Check = ({ text }) => {
  const lines = text.split('\n');
  const carriageReturn = lines.findIndex((line) => line.endsWith('\r'));
  return [
    ...(carriageReturn >= 0
      ? [
          {
            line: carriageReturn + 1,
            message:
              'The line ends in CR LF. Save the file with LF line ends: npm run format',
          },
        ]
      : []),
    ...(text.startsWith('\uFEFF')
      ? [
          {
            line: 1,
            message:
              'The file begins with a byte order mark. Save it as UTF-8 without one.',
          },
        ]
      : []),
  ];
};

import { useCallback, useEffect, useState } from 'react';
import releases from '@generated/run-samples/default/releases.json';
import { chooseProgram, type Choice } from './choose-program';
import { keepProgram, keptProgram, type Program } from './kept-program';
import { readLink } from './link';
import { loadPrograms } from './load';
import { starter } from './starter';

/** The program that is edited, the release that it runs on, and a word on what was opened last. */
export interface EditedProgram extends Program {
  o1js: string;
  chooseRelease: (o1js: string) => void;
  /** What was opened last, a new object each time: Reset comes back to it. */
  original: Program;
  change: (code: string) => void;
  open: (program: Program) => void;
  openGuide: (route: string, choice: Choice) => void;
  said: string;
  say: (text: string) => void;
}

/** Opens what the address names, and what else is chosen. */
export function useProgram(): EditedProgram {
  const [o1js, setO1js] = useState(releases[0]!.o1js);
  const [program, setProgram] = useState(() => keptProgram() ?? fromStarter);
  const [original, setOriginal] = useState(program);
  const [said, say] = useState('');

  useEffect(() => keepProgram(program), [program]);

  const open = useCallback((opened: Program) => {
    setProgram(opened);
    setOriginal({ ...opened });
    say('');
  }, []);

  const openGuide = useCallback(
    (route: string, choice: Choice) => {
      loadPrograms(route).then(
        (programs) => open(chooseProgram(programs, choice)),
        (error: unknown) => {
          console.warn(error);
          say(
            'The program of the guide could not be loaded. Check the connection, then choose it again.',
          );
        },
      );
    },
    [open],
  );

  useEffect(() => {
    const openAddress = () => {
      const { hash, search } = window.location;
      readLink(hash.includes('=') ? hash : search).then(
        ({ release, code, from }) => {
          if (releases.some((known) => known.o1js === release)) {
            setO1js(release!);
          }
          if (code !== undefined) open(asKept(code));
          else if (from) openGuide(from.route, { line: from.line });
        },
        (error: unknown) => say((error as Error).message),
      );
    };
    openAddress();
    window.addEventListener('hashchange', openAddress);
    return () => window.removeEventListener('hashchange', openAddress);
  }, [open, openGuide]);

  return {
    ...program,
    o1js,
    chooseRelease: setO1js,
    original,
    change: (code) => setProgram((before) => ({ ...before, code })),
    open,
    openGuide,
    said,
    say,
  };
}

const fromStarter: Program = { code: starter, measured: {} };

/** The page is loaded again for proofs with the same program. */
function asKept(code: string): Program {
  const kept = keptProgram();
  return kept?.code === code ? kept : { code, measured: {} };
}

import { useCallback, useEffect, useState } from 'react';
import releases from '@generated/run-samples/default/releases.json';
import {
  chooseProgram,
  type Program,
} from '@site/src/components/Run/choose-program';
import { readLink } from '@site/src/components/Run/link';
import { loadPrograms } from '@site/src/components/Run/files';
import { saveProgram, savedProgram } from './saved-program';
import { starter } from './starter';

/**
 * Opens the program in the address, and programs that the reader selects.
 *
 * @returns the edited program, its release, and a message about opening it
 */
export function useProgram() {
  const [o1js, setO1js] = useState(releases[0]!);
  const [program, setProgram] = useState(() => savedProgram() ?? fromStarter);
  /** The program that was opened last, as a new object each time. Reset restores it. */
  const [original, setOriginal] = useState(program);
  const [notice, say] = useState('');

  useEffect(() => saveProgram(program), [program]);

  const open = useCallback((opened: Program) => {
    setProgram(opened);
    setOriginal({ ...opened });
    say('');
  }, []);

  const openGuide = useCallback(
    (route: string, line?: number, runs = false) => {
      loadPrograms(route).then(
        (programs) => open({ ...chooseProgram(programs, line), runs }),
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
        ({ release, code, from, runs }) => {
          if (release && releases.includes(release)) setO1js(release);
          if (code !== undefined) open(restored(code, runs));
          else if (from) openGuide(from.route, from.line, runs);
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
    change: (code: string) => setProgram((before) => ({ ...before, code })),
    open,
    openGuide,
    notice,
  };
}

const fromStarter: Program = { code: starter, measured: {} };

/**
 * Restores the measured times too, after the page was reloaded with the same program for proofs.
 * Only such a program starts by itself: a link from elsewhere runs nothing before the reader has seen it.
 */
function restored(code: string, runs = false): Program {
  const saved = savedProgram();
  return saved?.code === code ? { ...saved, runs } : { code, measured: {} };
}

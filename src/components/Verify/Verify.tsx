import { useEffect, useState, type ChangeEvent, type ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import Button from '@site/src/components/Button';
import type { KnownProgram } from '@o1js-docs/runner/run/data';
import { loadData } from '@site/src/components/Run/files';
import {
  isolateFor,
  isolation,
  onStart,
} from '@site/src/components/Run/isolation';
import { RunProgress } from '@site/src/components/Run/Progress';
import ProofsNotice from '@site/src/components/Run/ProofsNotice';
import {
  proofFragment,
  readFragment,
  readProofFile,
  type SharedProof,
} from '@site/src/components/Run/shared-proof';
import { useRun } from '@site/src/components/Run/useRun';
import { type Verified, verifyJob, withChangedDigit } from './verify-job';

/** A proof, and the program of the site that it is of. */
interface Opened extends SharedProof {
  program: KnownProgram;
}

const unknown =
  'This site doesn’t know the program of this proof, so it can’t say what the proof means. It verifies proofs that were made with the programs of these pages, on the release that the pages document.';

/** @throws RangeError with a message for the reader */
async function open(shared: SharedProof): Promise<Opened> {
  if (!/^[0-9a-f]{16}$/.test(shared.key)) throw new RangeError(unknown);
  const response = await loadData<KnownProgram>(
    `keys/${shared.key}.json`,
  ).catch((error: Error) => {
    throw error.message.endsWith('404') ? new RangeError(unknown) : error;
  });
  return { ...shared, program: response };
}

/** Opens a proof from the address or a file, and verifies it. */
export default function Verify(): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState('');
  const take = (reading: Promise<SharedProof | undefined>) => {
    setProblem('');
    setOpened(undefined);
    reading
      .then((shared) => shared && open(shared).then(setOpened))
      .catch((error: unknown) => {
        console.warn(error);
        setProblem(
          error instanceof RangeError
            ? error.message
            : 'The program of the proof could not be loaded. Check the connection, then reload the page.',
        );
      });
  };
  useEffect(() => {
    const read = () => take(readFragment(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) take(file.text().then(readProofFile));
  };
  return (
    <>
      {problem && (
        <p role="alert" className="alert alert--danger">
          {problem}
        </p>
      )}
      {opened && <OpenedProof key={opened.proof.proof} opened={opened} />}
      <label className="proof-file">
        {opened ? 'Another proof, from a file:' : 'A proof from a file:'}
        <input type="file" accept=".json,application/json" onChange={choose} />
      </label>
      <div className="margin-top--md">
        <a
          className="button button--outline button--primary"
          href={siteConfig.baseUrl}
        >
          Make your own proof
        </a>
      </div>
    </>
  );
}

function OpenedProof({
  opened: { key, proof, program },
}: {
  opened: Opened;
}): ReactNode {
  const { state, isRunning, start, stop } = useRun();
  const [isChanged, setChanged] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const verify = async (changes = false) => {
    if (isRunning) return stop();
    setChanged(changes);
    setRefused(false);
    if (isolation(false) === 'off') {
      // A proof from a file has to survive the reload.
      window.location.hash = await proofFragment({ key, proof });
      await isolateFor('verify');
    }
    if (isolation(false) !== 'on') return setRefused(true);
    const verified = changes ? withChangedDigit(proof) : proof;
    const job = verifyJob(verified, program);
    const prepared = { program: { job, lines: [] }, release: program };
    start(() => Promise.resolve({ ...prepared, isOwn: true }));
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after the reload
  useEffect(() => onStart('verify', () => void verify()), []);
  const results = state.printed.map(({ text }) => JSON.parse(text) as Verified);
  const copy = results.find(({ of }) => of === 'copy');
  const result = results.find(({ of }) => of === 'proof');
  const isBroken = state.errors.length > 0;
  const isOver = state.ended !== undefined && state.ended.how !== 'stopped';
  const isValid = result?.isValid;
  const size = Math.round(JSON.stringify(proof).length / 1000);
  return (
    <section className="shared-proof" aria-label="Proof">
      <p className="proof-claim">{claimOf(program, proof.publicInput)}</p>
      <dl>
        <dt>Program</dt>
        <dd>
          <code>{program.program}</code> of{' '}
          <a href={siteConfig.baseUrl + program.route}>{program.title}</a>, o1js{' '}
          {program.o1js}
        </dd>
        <Numbers name="Public input" numbers={proof.publicInput} />
        <Numbers name="Public output" numbers={proof.publicOutput} />
        <dt>Not in these {size} kB</dt>
        <dd>the private inputs, and who made the proof</dd>
      </dl>
      <div className="button-row">
        <Button kind="primary" onClick={() => void verify()}>
          {isRunning ? 'Stop' : result ? 'Verify again' : 'Verify'}
        </Button>
        {result?.isValid && !isChanged && !isRunning && (
          <Button onClick={() => void verify(true)}>
            Change a digit of the proof
          </Button>
        )}
        {isRunning && (
          <span>
            {state.progress === 'Running' ? (
              copy ? (
                'Verifying the proof …'
              ) : (
                'Preparing o1js with a wrong copy …'
              )
            ) : (
              <RunProgress state={state} />
            )}
          </span>
        )}
      </div>
      {isRefused && <ProofsNotice isOwn />}
      {copy && (
        <p>
          A copy with one wrong digit:{' '}
          {copy.isValid ? 'accepted. This must not happen.' : 'rejected.'} With
          the preparation that took {copy.seconds.toFixed(1)} s.
        </p>
      )}
      {(result ?? isBroken) && (
        <p
          role="status"
          className={`alert alert--${isValid ? 'success' : 'danger'} margin-bottom--none`}
        >
          <strong>
            {isValid
              ? `✓ Valid, verified on this device in ${result.seconds.toFixed(1)} s.`
              : isChanged
                ? '✗ Rejected: one digit of this proof was changed.'
                : '✗ Not valid. The proof was changed, or it is of another program.'}
          </strong>
        </p>
      )}
      {state.message && <p role="alert">{state.message}</p>}
      {isOver && !result && !isBroken && (
        <p role="alert">
          The browser ended the work. Close other tabs, and press Verify again.
        </p>
      )}
    </section>
  );
}

/** @returns what the proof claims, in words */
function claimOf(
  { claim, program, title }: KnownProgram,
  numbers: readonly string[],
): string {
  return claim
    ? claim.replace(/\{(\d+)\}/g, (_, index) => numbers[Number(index)] ?? '')
    : `Someone has private values that the program ${program} of “${title}” accepts for these public numbers.`;
}

function Numbers({
  name,
  numbers,
}: {
  name: string;
  numbers: readonly string[];
}): ReactNode {
  if (numbers.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {numbers.map((number, index) => (
          <code key={index}>{number}</code>
        ))}
      </dd>
    </>
  );
}

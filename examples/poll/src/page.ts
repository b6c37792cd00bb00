import { Field } from 'o1js';
import { Club, type Member } from './club.js';
import { leafOf } from './poll.js';

// The chain is in this page's memory, and the proofs are real.
const form = document.querySelector('form')!;
const status = document.querySelector('[role=status]')!;
const select = document.querySelector('select')!;
const buttons = document.querySelectorAll('button');

/** Shows a message. It waits for the next frame, because o1js keeps the page busy. */
async function say(message: string) {
  status.textContent = message;
  await new Promise((resolve) => setTimeout(resolve, 50));
}

function showResult(club: Club) {
  for (const [answer, votes] of Object.entries(club.result())) {
    document.getElementById(answer)!.textContent = String(votes);
  }
}

async function vote(club: Club, member: Member, yes: boolean) {
  for (const button of buttons) button.disabled = true;
  try {
    await say('1 of 2: proving that you are a member …');
    const proof = await club.prove(member, yes);
    await say('2 of 2: proving that the contract counts your vote …');
    await club.count(proof);
    await say('Your vote is counted, and nobody sees that it is yours.');
  } catch (error) {
    const { message } = error as Error;
    await say(
      message.includes('already exists')
        ? 'You have voted already.'
        : `Your vote was rejected: ${message}`,
    );
  }
  showResult(club);
  for (const button of buttons) button.disabled = false;
}

if (!crossOriginIsolated) throw Error('This page needs the headers of Vite.');
await say('Compiling the circuits, which takes a minute or two …');
const club = await Club.open(true);
const members: Member[] = [];
for (const name of ['Ana', 'Ben', 'Cleo']) {
  await say(`${name} joins the club …`);
  const code = Field.random();
  members.push({ seat: await club.join(leafOf(code)), code });
  select.add(new Option(name));
}
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = event.submitter as HTMLButtonElement;
  void vote(club, members[select.selectedIndex]!, value === 'yes');
});
await say('Ready.');
for (const button of buttons) button.disabled = false;

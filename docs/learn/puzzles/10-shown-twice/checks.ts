import { Field, Mina, Signature } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { deploy } from '../../chain';
import type * as Program from './start';

/** Mallory gets in, and the guests after her can't build the map. */
export const check: Check<typeof Program> = async (program) => {
  const { Door, Ticket, Used, attack } = program;
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [office, mallory, ana, ben, cleo] = chain.testAccounts;
  const address = Mina.TestPublicKey.random();
  const door = new Door(address);
  await deploy(door, address, office, () => door.office.set(office));

  const sell = () => {
    const number = Field.random();
    const seal = Signature.create(office.key, [number]);
    return new Ticket({ number, seal });
  };
  const mapOf = (numbers: Field[]) => {
    const used = new Used();
    for (const number of numbers) used.insert(number, 1n);
    return used;
  };
  const send = async (guest: Mina.TestPublicKey, call: () => Promise<void>) => {
    const transaction = await Mina.transaction(guest, call);
    await transaction.prove();
    return () => transaction.sign([guest.key]).send();
  };

  const anas = sell();
  await (
    await send(ana, () => door.enter(anas, mapOf([])))
  )();
  const told = [anas.number];

  let fromMallory: Field | undefined;
  let sendIt;
  try {
    sendIt = await send(mallory, async () => {
      fromMallory = await attack(door, sell(), mapOf(told));
    });
  } catch (error) {
    const [line] = (error as Error).message.split('\n');
    const why = /already exists/i.test(line)
      ? 'the number is in the map already, so no ticket is shown twice'
      : line;
    const message = `Mallory's transaction can't be proved: ${why}.`;
    return { state: 'not-yet', message, error };
  }
  const before = door.used.get();
  try {
    await sendIt();
  } catch (error) {
    const message =
      "The chain rejects Mallory's transaction: her map isn't the map of the door.";
    return { state: 'not-yet', message, error };
  }
  if (door.used.get().equals(before).toBoolean()) {
    const message =
      "Mallory isn't inside. Ben can leave out what she told him, and gets in.";
    return { state: 'not-yet', message };
  }

  // What a guest can try: with the number that Mallory told, and without it.
  const guesses = [told, ...(fromMallory ? [[...told, fromMallory]] : [])];
  for (const [name, guest] of [
    ['Ben', ben],
    ['Cleo', cleo],
  ] as const) {
    for (const numbers of guesses) {
      const isInside = await send(guest, () =>
        door.enter(sell(), mapOf(numbers)),
      )
        .then((enter) => enter())
        .then(
          () => true,
          () => false,
        );
      if (!isInside) continue;
      const message = `Mallory is inside, and she told Ben her number. ${name} got in after her, so nobody is locked out.`;
      return { state: 'accepted', message };
    }
  }
  const lie = fromMallory ? 'told Ben a wrong number' : 'told Ben nothing';
  const message = `Mallory is inside and ${lie}. Ben and Cleo have real tickets, but they can't build the map of the door. Nobody gets in any more.`;
  return { state: 'passed', message };
};

import { AccountUpdate, Field, Mina, Permissions, Signature } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { leavingOut, notYet, type Swap, untried } from '../../attack';
import {
  deploy,
  isAccepted,
  isBelieved,
  loosened,
  writesOf,
} from '../../chain';
import type * as Program from './repair-start';

type Used = InstanceType<typeof Program.Used>;
type Ticket = InstanceType<typeof Program.Ticket>;

/** Guests who know only the chain get in after a silent one, each ticket once. */
export const check: Check<typeof Program> = async (program) => {
  const { Door, Ticket, Used, usedIn } = program;
  const spare = untried(Door, 'enter');
  if (spare) return spare;
  const chain = await Mina.LocalBlockchain({ proofsEnabled: false });
  Mina.setActiveInstance(chain);
  const [office, mallory, ...guests] = chain.testAccounts;
  const address = Mina.TestPublicKey.random();
  const door = new Door(address);
  await deploy(door, address, office, () => door.office.set(office));

  const sell = ({ key } = office, number = Field.random()) => {
    return new Ticket({ number, seal: Signature.create(key, [number]) });
  };
  /** Makes a call, and returns a function that sends it. */
  const prepare = async (
    guest: Mina.TestPublicKey,
    ticket: Ticket,
    used: Used,
  ) => {
    const made = await leavingOut(() =>
      Mina.transaction(guest, () => door.enter(ticket, used)),
    );
    await made.prove();
    return Object.assign(() => made.sign([guest.key]).send(), { made });
  };
  /** @returns true if an attacker gets in */
  const breaksIn = (ticket: Ticket, used: Used, swap?: Swap) =>
    isAccepted(() => door.enter(ticket, used.clone()), mallory, swap);
  const build = () => usedIn(new Door(address));
  /** @returns true if a phone that knows only the chain has the map of the door */
  const isPublic = async () => {
    try {
      return (await build()).root.equals(door.used.get()).toBoolean();
    } catch {
      return false;
    }
  };

  // Ana is the first guest, and Mallory gives nobody her number.
  const malloryTicket = sell();
  // It differs from Mallory's only in a high bit.
  const benNumber = malloryTicket.number.toBigInt() ^ (1n << 252n);
  for (const [name, guest, ticket, after] of [
    ['Ana', guests[0], sell(), 'nobody was there before her'],
    ['Mallory', mallory, malloryTicket, 'Ana entered'],
    [
      'Ben',
      guests[1],
      sell(office, Field(benNumber)),
      'Mallory entered and told nobody her number',
    ],
    ['Cleo', guests[2], sell(), 'Ben entered'],
  ] as const) {
    // A local chain reverses the order of its events with each call.
    const built = [await isPublic(), await isPublic()];
    if (built[0] !== built[1]) {
      return notYet(
        `The chain listed its events in another order, and ${name}'s phone built another map. So ${name} stays outside.`,
      );
    }
    if (!built[0]) {
      return notYet(
        `${name}'s phone can't build the map of the door: ${after}. So ${name} stays outside, and everyone after.`,
      );
    }
    let enter;
    try {
      enter = await prepare(guest, ticket, await build());
    } catch (error) {
      const [line] = (error as Error).message.split('\n');
      const message = `${name} has a real ticket and the right map, and the call can't be proved: ${line}.`;
      return notYet(message, { error });
    }
    if (showsTicket(enter.made, ticket)) {
      return notYet(
        `${name}'s call isn't in a block yet. Mallory reads the whole ticket with its seal in the event, and enters with it first.`,
      );
    }
    try {
      await enter();
    } catch (error) {
      const message = `${name} has a real ticket and the right map, and the chain rejects the call.`;
      return notYet(message, { error });
    }
  }

  // A call that isn't sent changes nothing on the chain.
  const wasPublic = await isPublic();
  await prepare(guests[3], sell(), await build().catch(() => new Used())).catch(
    () => undefined,
  );
  if (!(await isPublic())) {
    return notYet(
      wasPublic
        ? "Dan made a call and threw it away, and your map contains his ticket. You keep the map in the memory of this device, so other phones don't have it."
        : "Cleo entered, and now Dan's phone can't build the map of the door.",
    );
  }
  const asOffice = [office.toFields(), mallory.toFields()] as const;
  if (await breaksIn(sell(mallory), await build(), asOffice)) {
    return notYet(
      'Mallory shows a ticket that she sealed herself, and your door lets her in.',
    );
  }
  const { number, seal } = malloryTicket;
  const other = new Ticket({ number: Field.random(), seal });
  const asBefore = [[other.number], [number]] as const;
  if (await breaksIn(other, await build(), asBefore)) {
    return notYet(
      'Mallory writes another number on her old ticket, and your door lets her in.',
    );
  }
  // The next attacks may leave rejected events on a local chain.
  const complete = await build();
  const dans = sell();
  const enters = () => door.enter(dans, complete.clone());
  if ((await writesOf(address, enters, guests[3])).size !== 1) {
    return notYet(
      "Dan's own program chooses what the door notes and emits, for example another number. So he shows his ticket again, or the next guest has no map.",
    );
  }
  if (await breaksIn(malloryTicket, complete)) {
    return notYet(
      'Mallory was inside. She shows the same ticket again, and your door lets her in.',
    );
  }
  const own = () => door.enter(sell(mallory), complete.clone());
  if (await isBelieved(chain, asOffice, address, own, mallory)) {
    return notYet(
      "Mallory's own program says that she is the box office, and your door lets her in. Your method doesn't compare the office with the state.",
    );
  }
  const forged = await forgeEvent();
  if (forged && !(await isPublic())) {
    return notYet(
      'Mallory has no ticket and calls no method. She emits an event in the name of the door, and no phone can build the map any more.',
    );
  }
  const maps = [[new Used().root], [door.used.get()]] as const;
  if (await breaksIn(malloryTicket, new Used(), maps)) {
    return notYet(
      'Mallory was inside. She comes back with her old ticket and an empty map, and your door lets her in.',
    );
  }
  const twice = () => door.enter(malloryTicket, new Used());
  const empty = [maps[1], maps[0]] as const;
  if (await isBelieved(chain, empty, address, twice, mallory)) {
    return notYet(
      "Mallory's own program says that no ticket is used, and your door lets her in with her old one. Compare the map with the state.",
    );
  }
  const gap = loosened(address, { access: Permissions.proof() });
  if (gap) return notYet(gap);
  const message =
    'Mallory told nobody her number. Ben and Cleo built the map from the chain and got in, and her five other attacks fail.';
  return { state: 'passed', message };

  /** @returns true if the chain accepts an event, or an action, that no method emitted */
  async function forgeEvent() {
    const events = (await chain.fetchEvents(address)) as {
      events: { data: string[] }[];
    }[];
    const data = events[0]?.events[0]?.data ?? ['0'];
    const fields = data.map((text, i) =>
      i === data.length - 1 ? Field.random() : Field(text),
    );
    try {
      const made = await Mina.transaction(mallory, () => {
        const { body } = AccountUpdate.create(address);
        body.events = AccountUpdate.Events.pushEvent(body.events, fields);
        return Promise.resolve();
      });
      await made.sign([mallory.key]).send();
      return true;
    } catch {
      return false;
    }
  }

  /** @returns true if the public part of a call contains the seal of a ticket */
  function showsTicket(
    { transaction }: Awaited<ReturnType<typeof Mina.transaction>>,
    { number }: Ticket,
  ) {
    const size = Signature.sizeInFields();
    return transaction.accountUpdates
      .flatMap(({ body }) => [...body.events.data, ...body.actions.data])
      .some((fields) =>
        fields.some((_, i) => {
          if (i + size > fields.length) return false;
          try {
            const found = Signature.fromFields(
              fields.slice(i, i + size).map((field) => field.toConstant()),
            );
            return found.verify(office, [number]).toBoolean();
          } catch {
            return false;
          }
        }),
      );
  }
};

import { describe, expect, test } from 'vitest';
import { buildFixtureSite } from '../fixture-site/build';

// Requirements of section 8: what whoever configures the site is told.
const folder = '.cache/fixture-site/misconfigured';

describe('a build', () => {
  test('names a page that the sidebar lists and that is not there @8.8', async () => {
    const { succeeded, output } = await buildFixtureSite(folder, {
      sidebars: { docs: ['index', 'no-such-page'] },
    });
    expect(succeeded).toBe(false);
    expect(output).toContain('no-such-page');
    expect(output).toContain('sidebars.json');
    expect(output).toContain('These sidebar document ids do not exist');
  });

  test.each([
    {
      item: { type: 'docSidebar', sidebarId: 'no-such-sidebar' },
      message: `Can't find any sidebar with id "no-such-sidebar"`,
      known: 'Available sidebar ids are:',
    },
    {
      item: { type: 'doc', docId: 'no-such-page' },
      message: `Couldn't find any doc with id "no-such-page"`,
      known: 'Available doc ids are:',
    },
  ])(
    'that cannot show a navbar item says $message @8.8',
    async ({ item, message, known }) => {
      const { succeeded, output } = await buildFixtureSite(folder, {
        environment: {
          FIXTURE_NAVBAR_ITEMS: JSON.stringify([{ ...item, label: 'Missing' }]),
        },
      });
      expect(succeeded).toBe(false);
      expect(output).toContain(message);
      expect(output).toContain(known);
    },
  );
});

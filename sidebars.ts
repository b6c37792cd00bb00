import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { courses, pagesOfCourse } from '@o1js-docs/runner/learn/steps';

const stepsOf = (course: string) =>
  pagesOfCourse(course, __dirname).map((page) =>
    page.replace(/^docs\/(.*)\.mdx$/, '$1'),
  );

/** The guides in the order a reader learns, with the course after the first ones. */
const sidebars: SidebarsConfig = {
  docs: [
    'index',
    {
      type: 'category',
      label: 'Start',
      collapsed: false,
      items: [
        'getting-started/set-up',
        'getting-started/what-is-a-zk-constraint-system',
        'writing-constraint-systems/zk-program',
        'writing-constraint-systems/witnesses',
        'writing-constraint-systems/conditional-logic',
        'writing-constraint-systems/ten-rules',
      ],
    },
    {
      type: 'category',
      label: 'Learn by doing',
      link: { type: 'doc', id: 'learn/index' },
      items: Object.fromEntries(
        courses.map(({ name, title }) => [title, stepsOf(name)]),
      ),
    },
    {
      Types: [
        'basic-types/field',
        'basic-types/int',
        'basic-types/structs',
        'basic-types/optional-and-hidden',
        'basic-types/arrays',
        'basic-types/hashing',
        'basic-types/keypairs-and-signatures',
        'basic-types/foreign-fields',
        'basic-types/elliptic-curves-and-ecdsa',
        'basic-types/merkle-trees',
        'basic-types/maps-and-lists',
      ],
      zkApps: {
        'First contract': [
          'zkapps/intro',
          'zkapps/smart-contracts',
          'zkapps/preconditions-and-races',
          'zkapps/first-state',
          'zkapps/more-data',
          'zkapps/local-development',
        ],
        'Who may do what': [
          'zkapps/provable-inputs',
          'zkapps/account-updates',
          'zkapps/permissions',
          'zkapps/zkprogram-proofs',
        ],
        Tokens: [
          'zkapps/tokens',
          'zkapps/token-supply',
          'zkapps/token-holders',
          'zkapps/token-standard',
        ],
        'Many users at once': [
          'zkapps/events',
          'zkapps/actions-and-reducers',
          'zkapps/batch-reducer',
          'zkapps/off-chain-data',
        ],
        'Before you go live': [
          'zkapps/before-you-deploy',
          'zkapps/before-you-pay',
        ],
      },
    },
    {
      type: 'category',
      label: 'How-to',
      link: { type: 'doc', id: 'how-to/index' },
      items: [
        'how-to/examples',
        {
          'Prove something': [
            'how-to/verify-on-a-server',
            'how-to/check-an-age',
            'how-to/know-a-password',
            'how-to/ticket-once',
            'how-to/vote-once-anonymously',
            'how-to/make-a-circuit-faster',
          ],
          'In a browser': [
            'how-to/prove-in-react',
            'how-to/connect-a-wallet',
            'zkapps/wallets',
            'how-to/cache-from-a-server',
          ],
          'Rules of a contract': [
            'how-to/allowlist-with-a-root',
            'how-to/oracle-signature',
            'how-to/run-a-raffle',
            'how-to/game-in-turns',
            'how-to/rate-limit',
            'zkapps/patterns',
          ],
          'Money and tokens': [
            'how-to/issue-a-token',
            'how-to/crowdfund',
            'how-to/split-a-payment',
            'zkapps/payments',
          ],
          'On the network': [
            'how-to/deploy-to-devnet',
            'zkapps/deployment',
            'how-to/read-state-from-a-backend',
            'zkapps/reading-the-network',
            'how-to/call-another-contract',
            'how-to/upgrade-a-contract',
          ],
          'Test and review': [
            'writing-constraint-systems/testing',
            'how-to/test-with-an-attacker',
            'writing-constraint-systems/security',
            'writing-constraint-systems/performance',
            'advanced-concepts/native-prover',
          ],
          'Come over, and tools': [
            'getting-started/coming-from-solidity',
            'getting-started/coming-from-1',
            'getting-started/assistants',
            'advanced-concepts/symbols-as-data',
          ],
        },
      ],
    },
    {
      Advanced: [
        'writing-constraint-systems/bits-and-gadgets',
        'writing-constraint-systems/analyzing-constraint-systems',
        'advanced-concepts/recursion',
        'advanced-concepts/sideloaded-vks',
        'advanced-concepts/serialization',
        'advanced-concepts/ZkApps/upgradability',
        'advanced-concepts/encryption-and-nullifiers',
        'advanced-concepts/encryption',
      ],
      Tutorials: {
        'HMAC-SHA256 in a circuit': [
          'tutorials/hmac/hmac-basics',
          'tutorials/hmac/implementation',
          'tutorials/hmac/tests',
        ],
        'Proving in the browser': [
          'tutorials/frontent-integration-guides/next',
          'tutorials/frontent-integration-guides/angular',
        ],
      },
      Reference: [
        {
          'API reference': [
            { type: 'autogenerated', dirName: 'api-reference' },
          ],
        },
        'basic-types/at-a-glance',
        'basic-types/costs',
        {
          type: 'category',
          label: 'Common errors',
          link: { type: 'doc', id: 'getting-started/common-errors' },
          items: [
            'getting-started/errors/typescript',
            'getting-started/errors/plain-code',
            'getting-started/errors/building',
            'getting-started/errors/proving',
            'getting-started/errors/transactions',
            'getting-started/errors/browser-and-build',
          ],
        },
        'getting-started/glossary',
        'zkapps/limits-and-fees',
        'advanced-concepts/ZkApps/onChainPreconditions',
        'zkapps/upgrade-mesa',
        'getting-started/quirks',
        'getting-started/how-these-pages-are-checked',
        'changelog',
      ],
    },
  ],
};

export default sidebars;

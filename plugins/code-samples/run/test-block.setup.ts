import { refuseNetwork } from './runtime/no-network';

refuseNetwork();

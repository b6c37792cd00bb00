import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
import { isolate } from './isolate';

// Does nothing where the host sends the headers.
isolate('isolation-worker.js').catch(console.error);
bootstrapApplication(App).catch(console.error);

'use client';

import { useEffect } from 'react';
import { isolate } from '../lib/isolate';

/** Isolates the exported site, whose host sends no headers; else does nothing. */
export function Isolation() {
  useEffect(() => {
    const serviceWorker = process.env.NEXT_PUBLIC_ISOLATION_WORKER;
    if (serviceWorker) isolate(serviceWorker).catch(console.error);
  }, []);
  return null;
}

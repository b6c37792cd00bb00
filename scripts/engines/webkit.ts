import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import {
  Builder,
  Capabilities,
  Key as WebDriverKey,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import type { Engine, EnginePage } from './engine-page';

const driverPath = '/usr/bin/WebKitWebDriver';

/** Debian's WebKitGTK. Its browser has no headless mode, so a display is needed. */
export const webkit: Engine = {
  name: 'WebKit',
  package: 'webkit2gtk-driver, and xvfb',
  missing: () => {
    if (!existsSync(driverPath)) return `${driverPath} is not there`;
    return process.env.DISPLAY
      ? undefined
      : 'there is no display: call it under xvfb-run -a';
  },
  async withPage({ width, height }, use) {
    const { server, url } = await startDriver();
    try {
      const driver = await new Builder()
        .withCapabilities(capabilities())
        .usingServer(url)
        .build();
      try {
        await driver.manage().window().setRect({ width, height });
        await use(pageOf(driver));
      } finally {
        await driver.quit();
      }
    } finally {
      server.kill();
    }
  },
};

function capabilities(): Capabilities {
  // The folder's name has the machine's architecture.
  const binary = readdirSync('/usr/lib')
    .map((each) => `/usr/lib/${each}/webkit2gtk-4.1/MiniBrowser`)
    .find((each) => existsSync(each));
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
}

/** @throws Error when the driver does not answer */
async function startDriver(): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort();
  const server = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries++) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return { server, url };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`${driverPath} does not answer.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const keys = {
  Escape: WebDriverKey.ESCAPE,
  Enter: WebDriverKey.ENTER,
  End: WebDriverKey.END,
  k: 'k',
} as const;

function pageOf(driver: WebDriver): EnginePage {
  const element = async (expression: string): Promise<WebElement> => {
    const found = await driver.executeScript<WebElement | null>(
      `return ${expression}`,
    );
    if (!found) throw new Error(`No element: ${expression}`);
    return found;
  };
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) =>
      driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then(done, () => done(null));`,
      ),
    click: async (expression) => (await element(expression)).click(),
    hover: async (expression) => {
      const origin = await element(expression);
      await driver.actions().move({ origin }).perform();
    },
    press: async (key, control = false) => {
      const actions = driver.actions();
      if (control) actions.keyDown(WebDriverKey.CONTROL);
      actions.sendKeys(keys[key]);
      if (control) actions.keyUp(WebDriverKey.CONTROL);
      await actions.perform();
    },
    type: async (text) => {
      await driver.actions().sendKeys(text).perform();
    },
  };
}

// Prepares a process for samples, before each page.
const inherited =
  /^(?:PATH|HOME|LANG|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|USERPROFILE|LOCALAPPDATA|APPDATA|NODE_ENV|O1JS_BACKEND|XDG_CACHE_HOME|SAMPLES_\w+|VITEST\w*|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/i;

// The environment may contain secrets, and samples print.
for (const name of Object.keys(process.env)) {
  if (!inherited.test(name)) delete process.env[name];
}
process.chdir(process.env.SAMPLES_FOLDER ?? '.');
// vitest does this only for the first page of a process.
process.exit = () => {
  throw new Error('A sample may not end its process.');
};

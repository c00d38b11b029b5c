// The content security policy forbids eval. Zod would try it and cause a violation report. It reads this setting when it is
// loaded, which is later than this file.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

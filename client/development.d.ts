declare module "/@vite/client" {}

declare module "/@react-refresh" {
  const refresh: { injectIntoGlobalHook(scope: Window): void };
  export default refresh;
}

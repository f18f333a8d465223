import { useLocation } from "react-router";

/** The parameters of the address. The router's own hook comes with forms and fetchers, which no page has. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
